/** What someone says at a table: a move of the game, or a wish about the table itself. */
import type { PlayerId, State } from '@fabula/engine/model.ts';
import { seatOf } from '@fabula/engine/seats.ts';
import { isUncertain } from '@fabula/gamelog/port.ts';
import { type ClientMessage, GAME_COMMANDS, type GameCommandType } from '@fabula/protocol/client-messages.ts';
import { cleanName } from '@fabula/protocol/names.ts';
import { report } from './moderation/reporting.ts';
import { isStruck, type Player } from './players.ts';
import { rematch } from './rematch.ts';
import type { Session } from './session.ts';
import type { Wish } from './decisions.ts';
import type { Table } from './table.ts';
import * as wishes from './wishes.ts';

type Arrival = 'hello' | 'open' | 'enter' | 'exit' | 'look' | 'forgetMe';
type AtTable = Exclude<ClientMessage, { type: Arrival }>;
type GameMessage = Extract<ClientMessage, { type: GameCommandType }>;
type TableMessage = Exclude<AtTable, GameMessage>;

const GAME: ReadonlySet<string> = new Set(GAME_COMMANDS);
const isOfGame = (message: AtTable): message is GameMessage => GAME.has(message.type);

/** Those who watch may still talk, choose whom to hear, and have a name. */
const FOR_WATCHERS: ReadonlySet<AtTable['type']> = new Set(['rename', 'say', 'react', 'mute', 'report']);

export function atTable(session: Session, me: Player, table: Table, message: AtTable): void {
  const { role } = session;
  if (role !== 'player' && !(role === 'spectator' && FOR_WATCHERS.has(message.type))) {
    session.refuse(message.id, { code: 'watching-only' });
  } else if (table.isOverrun) session.refuse(message.id, { code: 'too-fast' });
  else if (isOfGame(message)) play(session, me.id, table, message);
  else void inTurn(session, table, message.id, () => fulfil(session, me, table, message));
}

async function inTurn(
  session: Session,
  table: Table,
  id: string,
  wish: () => Promise<wishes.Result>,
): Promise<void> {
  const result = await table.turn(wish, session).catch(unsaved);
  if (result === undefined) return;
  if (result === null) session.say({ ack: id });
  else if ('rejection' in result) session.refuse(id, result.rejection);
  else session.say({ ack: id, ...result });
}

/** Undefined: nobody knows. It is not answered; whoever comes back and repeats it is told then. */
const unsaved = (error: unknown): wishes.Result | undefined =>
  isUncertain(error) ? undefined : { rejection: { code: 'not-saved' } };

function play(session: Session, by: PlayerId, table: Table, message: GameMessage): void {
  const { id } = message;
  const no = isAside(table.game.state, by, message) ? table.refusesAside(by) : null;
  if (no) return session.refuse(id, no);
  const wish = wishFor(session, by, message);
  if (wish) table.ask({ wish, asker: { by, id }, guest: session });
}

/** Whatever the game does not need to go on can be said again and again, and would all stay in the log. */
function isAside(state: State, by: PlayerId, { type }: GameMessage): boolean {
  const { phase } = state;
  const seat = seatOf(state, by);
  switch (type) {
    case 'claim':
    case 'start':
    case 'sawResult':
    case 'letChanceDecide':
    case 'skip':
    case 'end':
      return false;
    case 'tell':
      return phase.name === 'submit';
    case 'submit':
      return phase.name === 'submit' && seat !== null && phase.submissions[seat] !== null;
    case 'vote':
      return phase.name === 'vote' && seat !== null && phase.votes[seat] !== null;
    default:
      return true;
  }
}

/** The engine's command. Messages are read strictly, so that nothing but a command's own fields is in them. */
function wishFor(session: Session, by: PlayerId, message: GameMessage): Wish | null {
  switch (message.type) {
    case 'vote':
      return { type: 'vote', by, number: message.number };
    case 'submit':
      return { type: 'submit', by, cards: message.cards };
    case 'tell':
      return { type: 'tell', by, card: message.card, clue: message.clue };
    case 'changeRules': {
      const chosen = session.desk.decks.chosen(message.decks);
      if (chosen.ok) return { type: 'changeRules', by, rules: message.rules, decks: chosen.decks };
      session.refuse(message.id, { code: 'no-such-deck', deck: chosen.deck });
      return null;
    }
    default: {
      const { id: _, ...fields } = message;
      return { ...fields, by } as Wish;
    }
  }
}

async function fulfil(
  session: Session,
  me: Player,
  table: Table,
  message: TableMessage,
): Promise<wishes.Result> {
  const by = me.id;
  const asker = { by, id: message.id };
  const allowed =
    message.type === 'report' ? session.desk.limits.mayReport(session.address) : session.mayWish();
  if (!allowed) return { rejection: { code: 'too-fast' } };
  switch (message.type) {
    case 'rename':
      return rename(session, me, table, message.name, message.avatar);
    case 'settings':
      return wishes.settings(table, by, message);
    case 'say':
    case 'react':
    case 'report': {
      if (table.heard(asker)) return null;
      if (message.type === 'say') return wishes.say(table, by, message.text);
      return message.type === 'react'
        ? wishes.react(table, by, message)
        : report(session, by, table, message);
    }
    case 'mute':
      return wishes.mute(table, by, message);
    case 'ban':
      return wishes.ban(table, by, message);
    case 'unban':
      return wishes.unban(table, by, message);
    case 'handover':
      return wishes.handover(table, by);
    case 'rematch':
      return rematch(table, asker);
    case 'addBot':
      return wishes.addBot(table, asker, message.level);
    case 'removeBot':
      return wishes.removeBot(table, asker, message.player);
  }
}

async function rename(
  session: Session,
  me: Player,
  table: Table,
  wish: string,
  avatar = me.doc.avatar,
): Promise<wishes.Result> {
  if (wishes.rests(table, me.id)) return { rejection: { code: 'storyteller-rests' } };
  const name = cleanName(wish);
  if (name === '') return { rejection: { code: 'name-empty' } };
  if (isStruck(me, name)) return { rejection: { code: 'name-struck' } };
  session.pay('written', await session.desk.players.save(me, { name, avatar }));
  table.profiles.set(me.id, { name, avatar });
  table.showTable();
  return null;
}
