/** Somebody says who they are: a player we know, or a new one; and what they want to be called. */
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import type { Credentials } from '@fabula/protocol/client-types.ts';
import { cleanName } from '@fabula/protocol/names.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Language, Profile } from '@fabula/protocol/table.ts';
import { OLDEST_PROTOCOL, PROTOCOL } from '@fabula/protocol/version.ts';
import { isStruck, type Player } from './players.ts';
import type { Session } from './session.ts';

interface Known {
  readonly player: Player;
  /** For a new one: it is told once. */
  readonly token?: string;
}

export async function hello(session: Session, message: ClientMessageOf<'hello'>): Promise<void> {
  const { id, protocol, language } = message;
  const { desk } = session;
  session.language = language;
  if (protocol < OLDEST_PROTOCOL) {
    session.refuse(id, { code: 'old-client', oldest: OLDEST_PROTOCOL });
    session.bye('too-old');
    return;
  }
  const known = session.me ? { player: session.me } : await whoIs(session, language, message.player);
  if ('code' in known) {
    session.refuse(id, known);
    if (known.code === 'banned-from-site') session.banned(known.until);
    return;
  }
  if (session.gone) return;
  const { player, token } = known;
  const { pulse } = desk.sessions;
  if (!session.me) session.speakFor(player);
  session.acknowledge(id, {
    welcome: {
      player: { id: player.id, ...(token === undefined ? {} : { token }) },
      protocol: PROTOCOL,
      version: desk.version,
      now: desk.clock.now(),
      ...(pulse === null ? {} : { pulse }),
    },
  });
}

async function whoIs(
  { desk, address }: Session,
  language: Language,
  credentials: Credentials | undefined,
): Promise<Known | Rejection> {
  const found = credentials ? await desk.players.recognise(credentials.id, credentials.token) : null;
  if (credentials && !found) return { code: desk.limits.mayGuess(address) ? 'unknown-player' : 'too-fast' };
  const ban = found ? desk.bans.ofPlayer(found.id) : desk.bans.ofNetwork(desk.origins.of(address.network));
  if (ban) return { code: 'banned-from-site', until: ban.until };
  if (found) return { player: found };
  return desk.limits.mayBecomePlayer(address) ? desk.players.create(language) : { code: 'too-many-players' };
}

export async function rename(
  session: Session,
  me: Player,
  message: ClientMessageOf<'rename'>,
): Promise<Profile | Rejection> {
  const name = cleanName(message.name);
  if (name === '') return { code: 'name-empty' };
  if (isStruck(me, name)) return { code: 'name-struck' };
  const { avatar = me.doc.avatar } = message;
  const written = await session.desk.players.save(me, { name, avatar });
  if (written === null) return { code: 'unknown-player' };
  session.pay('written', written);
  return { name, avatar };
}
