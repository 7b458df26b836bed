/** What someone says at a table: a move of the game, or a request about the table itself. */
import type { Deck, PlayerId, State } from '@fabula/engine/model.ts';
import { seatOf } from '@fabula/engine/seats.ts';
import { isOverdue } from '@fabula/engine/time.ts';
import { waitingFor } from '@fabula/engine/waiting.ts';
import {
  type ClientMessage,
  type ClientMessageOf,
  GAME_COMMANDS,
  type GameCommandType,
} from '@fabula/protocol/client-messages.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Profile } from '@fabula/protocol/table.ts';
import { isDraftable } from './drafts.ts';
import type { Asker } from './ledger.ts';
import type { Guest } from './ports.ts';
import type { Intent } from './queue.ts';
import { rematch } from './rematch.ts';
import * as requests from './requests.ts';
import type { Table } from './table.ts';

type Arrival = 'hello' | 'open' | 'enter' | 'exit' | 'look' | 'forgetMe';
export type AtTable = Exclude<ClientMessage, { type: Arrival }>;
type GameMessage = Extract<ClientMessage, { type: GameCommandType }>;
type HeldMessage = ClientMessageOf<'draft' | 'glance' | 'guess'>;
type Request = Exclude<AtTable, GameMessage | HeldMessage | ClientMessageOf<'music'>>;

/** A guest who speaks, and the part of the house that listens. */
export interface Speaker extends Guest {
  /** The message was carried out. */
  acknowledge(id: string, more?: object): void;
  /** A few requests at a time. */
  mayAsk(request: AtTable['type']): boolean;
  /** Without ids: the usual ones. */
  chosenDecks(ids: readonly string[]): readonly Deck[] | Rejection;
  /** What they are called from now on, saved. */
  rename(message: ClientMessageOf<'rename'>): Promise<Profile | Rejection>;
  report(message: ClientMessageOf<'report'>, table: Table): Promise<requests.Result>;
}

const GAME: ReadonlySet<string> = new Set(GAME_COMMANDS);
const isOfGame = (message: AtTable): message is GameMessage => GAME.has(message.type);
const isHeld = (message: AtTable): message is HeldMessage =>
  message.type === 'draft' || message.type === 'glance' || message.type === 'guess';

/** Those who watch may still guess along, talk, choose whom to hear, and have a name. */
const FOR_WATCHERS: ReadonlySet<AtTable['type']> = new Set([
  'guess',
  'rename',
  'say',
  'react',
  'mute',
  'report',
]);

/** A mistake of ours must not reach the other tables. */
export function heed(speaker: Speaker, table: Table, message: AtTable): void {
  try {
    lead(speaker, table, message);
  } catch (error) {
    table.breakDown(error);
  }
}

/** To where it is answered. */
function lead(speaker: Speaker, table: Table, message: AtTable): void {
  const no = refusedTo(speaker, message);
  if (no) speaker.refuse(message.id, no);
  else if (table.isOverrun) speaker.refuse(message.id, { code: 'too-fast' });
  else if (isOfGame(message)) play(speaker, table, message);
  else if (isHeld(message)) hold(speaker, table, message);
  else if (message.type === 'music') music(speaker, table, message);
  else void answer(speaker, table, message);
}

/** A shared screen says nothing but that it plays the music, and nobody else does. */
function refusedTo({ role }: Speaker, { type }: AtTable): Rejection | null {
  if (type === 'music') return role === 'screen' ? null : { code: 'screens-only' };
  if (role === 'player' || (role === 'spectator' && FOR_WATCHERS.has(type))) return null;
  return { code: 'watching-only' };
}

// Moves

function play(speaker: Speaker, table: Table, message: GameMessage): void {
  const { id } = message;
  const by = speaker.player;
  const intent = intentOf(speaker, by, message);
  const no = 'code' in intent ? intent : refusedAside(table, by, message);
  if (no) return speaker.refuse(id, no);
  table.propose({
    game: table.game,
    intent: intent as Intent,
    asker: { by, id },
    guest: speaker,
    refusal: () => refusedSecond(table, by, message),
  });
}

/** Of two in a seat the first moves for both. [B4] The other's press may have waited while that was on its way. */
const refusedSecond = (table: Table, by: PlayerId, message: GameMessage): Rejection | null =>
  isDraftable(message) && isAside(table.game.state, by, message) ? table.partners.refuses(by) : null;

/** Whatever the game does not need to go on can be said again and again, and would all stay in the log: a few at a time, and fewer than the log has room for. */
function refusedAside(table: Table, by: PlayerId, message: GameMessage): Rejection | null {
  if (!isAside(table.game.state, by, message)) return null;
  // What was carried out already is acknowledged again, whatever it costs.
  if (table.game.hasAnswered({ by, id: message.id })) return null;
  if (table.game.isFull) return { code: 'log-full' };
  return table.asides.refuses(by);
}

function isAside(state: State, by: PlayerId, message: GameMessage): boolean {
  const { phase } = state;
  const seat = seatOf(state, by);
  switch (message.type) {
    case 'claim':
    case 'swapHand':
    case 'start':
    case 'sawResult':
    case 'goOn':
    case 'letChanceDecide':
    case 'end':
      return false;
    case 'skip':
      // Games that were opened before write it down each time.
      return isOverdue(state, message.seat);
    case 'tell':
      return phase.name === 'submit' || phase.name === 'own';
    case 'submit':
      return phase.name === 'submit' && seat !== null && phase.submissions[seat] !== null;
    case 'own':
      return phase.name !== 'own' || (seat !== null && !waitingFor(state).includes(seat));
    case 'vote':
      return phase.name === 'vote' && seat !== null && phase.votes[seat] !== null;
    default:
      return true;
  }
}

/** The engine's command. Messages are read strictly, so that nothing but a command's own fields is in them. */
function intentOf(speaker: Speaker, by: PlayerId, message: GameMessage): Intent | Rejection {
  switch (message.type) {
    case 'vote':
      return { type: 'vote', by, number: message.number };
    case 'submit':
      return { type: 'submit', by, cards: message.cards };
    case 'tell':
      return { type: 'tell', by, card: message.card, clue: message.clue };
    case 'changeRules': {
      const decks = speaker.chosenDecks(message.decks);
      return 'code' in decks ? decks : { type: 'changeRules', by, rules: message.rules, decks };
    }
    default: {
      const { id: _, ...fields } = message;
      return { ...fields, by } as Intent;
    }
  }
}

/** Held, and in no log: nothing is waited for. */
function hold(speaker: Speaker, table: Table, message: HeldMessage): void {
  const no = refusedToHold(speaker, table, message);
  if (no) speaker.refuse(message.id, no);
  else speaker.acknowledge(message.id);
}

function refusedToHold(speaker: Speaker, table: Table, message: HeldMessage): Rejection | null {
  const { game, round } = message;
  switch (message.type) {
    case 'draft':
      return table.drafts.take(speaker, { game, round, move: message.move });
    case 'glance':
      return table.partners.glance(speaker, { game, round, at: message.at });
    case 'guess':
      return table.audience.take(speaker, { game, round, number: message.number });
  }
}

/** Known as long as the screen is there, and in no log. */
function music(speaker: Speaker, table: Table, { id, type, plays }: ClientMessageOf<'music'>): void {
  if (!speaker.mayAsk(type)) return speaker.refuse(id, { code: 'too-fast' });
  table.hearMusic(speaker, plays);
  speaker.acknowledge(id);
}

// Requests

async function answer(speaker: Speaker, table: Table, message: Request): Promise<void> {
  const { id } = message;
  const { isOfStore, isUncertain } = table.house;
  // Undefined: nobody knows. It is not answered; whoever comes back and repeats it is told then.
  const unsaved = (error: unknown): requests.Result | undefined =>
    isOfStore(error) && !isUncertain(error) ? { rejection: { code: 'not-saved' } } : undefined;
  const result = await table.inOrder(() => grant(speaker, table, message), speaker).catch(unsaved);
  if (result === undefined) return speaker.bye('stopping');
  if (result === null) speaker.acknowledge(id);
  else if ('rejection' in result) speaker.refuse(id, result.rejection);
  else speaker.acknowledge(id, result);
}

async function grant(speaker: Speaker, table: Table, message: Request): Promise<requests.Result> {
  const by = speaker.player;
  const asker: Asker = { by, id: message.id };
  if (!speaker.mayAsk(message.type)) return { rejection: { code: 'too-fast' } };
  switch (message.type) {
    case 'rename':
      return rename(speaker, table, message);
    case 'settings': {
      const { id: _, type: __, ...choices } = message;
      return requests.refused(await table.amend({ type: 'choose', by, ...choices }, asker));
    }
    case 'say':
      return once(table, asker, () => requests.say(table, by, message.text));
    case 'whisper':
      return once(table, asker, () => requests.whisper(table, by, message.text));
    case 'react':
      return once(table, asker, () => requests.react(table, by, message));
    case 'lead': {
      const { id: _, type: __, ...wish } = message;
      return requests.refused(await table.replay.lead(by, wish));
    }
    case 'report':
      return speaker.report(message, table);
    case 'mute': {
      const { player, muted } = message;
      return requests.refused(await table.amend({ type: 'mute', by, player, muted }, asker));
    }
    case 'ban':
      return requests.ban(table, asker, message.player);
    case 'unban':
      return requests.refused(await table.amend({ type: 'unban', by, player: message.player }, asker));
    case 'handover':
      return requests.handover(table, by);
    case 'rematch':
      return rematch(table, asker);
    case 'addBot':
      return requests.addBot(table, asker, message.level);
    case 'removeBot':
      return requests.removeBot(table, asker, message.player);
  }
}

/** Talk is in no log: what was said is remembered for a while, so that it is not said twice. */
function once(table: Table, asker: Asker, say: () => requests.Result): requests.Result {
  if (table.asides.wasHeard(asker)) return null;
  const result = say();
  if (result === null) table.asides.hear(asker);
  return result;
}

async function rename(
  speaker: Speaker,
  table: Table,
  message: ClientMessageOf<'rename'>,
): Promise<requests.Result> {
  const { player } = speaker;
  if (requests.rests(table, player)) return { rejection: { code: 'storyteller-rests' } };
  const profile = await speaker.rename(message);
  if ('code' in profile) return { rejection: profile };
  table.introduce(player, profile);
  table.showTable();
  return null;
}
