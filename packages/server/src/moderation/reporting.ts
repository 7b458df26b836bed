/** A guest reports something. What is kept is what the server itself knows of it, not what it is said to have been. */
import type { PlayerId } from '@fabula/engine/model.ts';
import { wordsIn } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import { plainText } from '@fabula/engine/text.ts';
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import { LONGEST_REASON } from '@fabula/protocol/table.ts';
import type { Result } from '@fabula/table/requests.ts';
import type { Table } from '@fabula/table/table.ts';
import type { Desk } from '../people/desk.ts';
import type { Session } from '../people/session.ts';
import type { NewReport } from './reports.ts';

type Message = ClientMessageOf<'report'>;
type Thing = Pick<NewReport, 'player' | 'kind' | 'text' | 'media' | 'said'>;

const NOTHING = { text: null, media: null, said: null };

export async function report(session: Session, table: Table, message: Message): Promise<Result> {
  const { desk, player: by } = session;
  const { house, game, code } = table;
  const whom = message.player;
  if (whom === by) return { rejection: { code: 'not-yourself' } };
  const isOfCard = message.what?.kind === 'card';
  if (!isOfCard && (whom === undefined || !table.knows(whom) || isBot(table, whom)))
    return { rejection: { code: 'no-such-player' } };
  const thing = await thingIn(table, desk, message, by);
  if (!thing) return { rejection: { code: 'no-longer-there' } };
  if (thing.player === by) return { rejection: { code: 'not-yourself' } };
  const network = table.cameFrom.get(thing.player);
  const reason = plainText(message.reason).slice(0, LONGEST_REASON);
  const written = await desk.reports.add({
    ...thing,
    at: house.clock.now(),
    by,
    from: desk.origins.of(session.address.network),
    network: network === undefined ? null : desk.origins.of(network),
    name: table.profiles.get(thing.player)?.name ?? null,
    table: code,
    game: game.id,
    reason,
  });
  if (written === 0) return null;
  session.pay('written', written);
  desk.counts.reports += 1;
  const { player, kind } = thing;
  house.log.warn(
    { report: { by, player, kind, table: code, game: game.id, reason } },
    'a player was reported',
  );
  return null;
}

const isBot = ({ register }: Table, player: PlayerId): boolean => Object.hasOwn(register.bots, player);

async function thingIn(
  { talk, partners, game, formerNames }: Table,
  { clueMedia, ownDecks }: Pick<Desk, 'clueMedia' | 'ownDecks'>,
  { player = '', what = { kind: 'name' } }: Message,
  by: PlayerId,
): Promise<Thing | null> {
  if (what.kind === 'card') {
    const { deck, card } = what;
    const isPlayed = game.state.decks.some(({ id }) => id === deck);
    const owner = isPlayed ? await ownDecks.ownerOf(deck, card) : null;
    return owner === null ? null : { ...NOTHING, kind: 'card', player: owner, media: `${deck}/${card}` };
  }
  // With the one they had before: what was read may have been changed meanwhile.
  if (what.kind === 'name')
    return { ...NOTHING, kind: 'name', player, text: formerNames.get(player) ?? null };
  if (what.kind === 'message') {
    const saying = talk.find(player, what.at) ?? partners.find(player, what.at, by);
    return saying && { ...NOTHING, kind: 'message', player, text: saying.text, said: saying.at };
  }
  const { phase, storyteller } = game.state;
  const told = 'story' in phase ? phase.story.clue : null;
  if (what.media !== null) {
    const { media } = what;
    const found = await clueMedia.find(game.id, media);
    if (!found) return null;
    const kind = found.type.startsWith('audio/') ? 'recording' : 'drawing';
    // With the line of words that a drawing may carry.
    const isTold = told !== null && told.kind !== 'text' && told.media === media;
    const text = (isTold && wordsIn(told)) || null;
    return { ...NOTHING, kind, player: found.by, media, text };
  }
  const isTheirs = storyteller !== null && personOf(game.state, player)?.seat === storyteller;
  return told && isTheirs ? { ...NOTHING, kind: 'clue', player, text: wordsIn(told) } : null;
}
