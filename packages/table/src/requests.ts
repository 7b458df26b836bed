/** What people ask of the table itself, besides playing: each a function that answers with a rejection, or with what to tell the one who asked. */
import { type Level, USUAL_LEVEL } from '@fabula/bots/brain.ts';
import { newcomer } from '@fabula/bots/characters.ts';
import { plainText } from '@fabula/engine/text.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Reacted, Said } from '@fabula/protocol/server-messages.ts';
import { LONGEST_SAYING } from '@fabula/protocol/table.ts';
import { beUpToDate } from './carry-out.ts';
import type { Asker } from './ledger.ts';
import { letter } from './letter.ts';
import type { Table } from './table.ts';

/** Null: done, nothing more to say. */
export type Result = { readonly rejection: Rejection } | { readonly secret: string } | null;

const HANDOVER_LASTS = 24 * 60 * 60 * 1000;

export const refused = (rejection: Rejection | null): Result => rejection && { rejection };

// Talking

/** From the telling to the reveal a storyteller's face says nothing, nor does their name. [I5] */
export function rests({ game }: Table, player: PlayerId): boolean {
  const { phase, storyteller } = game.state;
  if (phase.name !== 'submit' && phase.name !== 'own' && phase.name !== 'vote') return false;
  const seat = personOf(game.state, player)?.seat ?? null;
  return seat !== null && seat === storyteller;
}

/** Words from another node that come too late: bots talk when the cards are open, and a storyteller may have told meanwhile. */
export function comesTooLate(table: Table, by: PlayerId): boolean {
  const { state } = table.game;
  const areCardsOpen = state.phase.name === 'result' || state.phase.name === 'over';
  return rests(table, by) || (personOf(state, by)?.bot === true && !areCardsOpen);
}

function mayTalk(table: Table, by: PlayerId): Result {
  if (!table.register.chat) return refused({ code: 'chat-off' });
  return rests(table, by) ? refused({ code: 'storyteller-rests' }) : null;
}

function tellAll(table: Table, by: PlayerId, message: Said | Reacted): void {
  show(table, by, message);
  const { id: game, seq } = table.game;
  table.house.nodes.tell(table.code, { what: 'shown', by, message, game, seq });
}

/** To those who are at the table here. */
export function show(table: Table, by: PlayerId, message: Said | Reacted): void {
  if ('say' in message) table.talk.add(message.say);
  // Somebody who has just come has a name by the time they speak.
  table.showTable();
  const words = letter(message);
  for (const guest of table.guests) {
    if (!table.register.mutes[guest.player]?.includes(by)) guest.send(words);
  }
  table.spend('sent', words.text.length * table.guests.size);
}

/** The words as they can be shown, or why they cannot be said. */
function sayable(words: string): string | Rejection {
  const text = plainText(words);
  if (text === '') return { code: 'saying-empty' };
  return Array.from(text).length > LONGEST_SAYING ? { code: 'saying-too-long', most: LONGEST_SAYING } : text;
}

export function say(table: Table, by: PlayerId, words: string): Result {
  const text = sayable(words);
  if (typeof text !== 'string') return refused(text);
  const no = mayTalk(table, by);
  if (no) return no;
  const tooFast = table.asides.refusesToHear(by);
  if (tooFast) return refused(tooFast);
  table.house.tally.sayings += 1;
  tellAll(table, by, { say: { by, text, at: table.talk.timeFor(by, table.house.clock.now()) } });
  return null;
}

/** To the other in one's seat. The two know the same, so a storyteller may, too. */
export function whisper(table: Table, by: PlayerId, words: string): Result {
  const text = sayable(words);
  if (typeof text !== 'string') return refused(text);
  if (!table.register.chat) return refused({ code: 'chat-off' });
  const rejection = table.asides.refusesToHear(by) ?? table.partners.whisper(by, text);
  if (!rejection) table.house.tally.sayings += 1;
  return refused(rejection);
}

export function react(table: Table, by: PlayerId, { reaction }: ClientMessageOf<'react'>): Result {
  const no = mayTalk(table, by);
  if (no) return no;
  tellAll(table, by, { react: { by, reaction } });
  return null;
}

// Who may be here

export async function ban(table: Table, { by, id }: Asker, player: PlayerId): Promise<Result> {
  const rejection = await table.amend({ type: 'ban', by, player }, { by, id });
  if (rejection) return refused(rejection);
  if (personOf(table.game.state, player)) await table.proposeNow({ type: 'kick', by, player }, null);
  return null;
}

// Seats that change hands

/** A secret for a link: whoever enters with it takes the seat, once. */
export async function handover(table: Table, by: PlayerId): Promise<Result> {
  const { secrets, clock } = table.house;
  const secret = secrets.newToken();
  const until = clock.now() + HANDOVER_LASTS;
  const offer = { type: 'offerSeat', by, hash: secrets.hash(secret), until } as const;
  const rejection = await table.amend(offer, null);
  return rejection ? refused(rejection) : { secret };
}

export async function takeOver(table: Table, asker: Asker, secret: string): Promise<Result> {
  await beUpToDate(table);
  const hash = table.house.secrets.hash(secret);
  const offer = table.register.handovers.find((one) => one.hash === hash);
  // The same message again, after its answer was lost: only the end of the offer may be missing.
  if (!table.game.hasAnswered(asker)) {
    if (!offer || offer.until <= table.house.clock.now()) return refused({ code: 'handover-void' });
    const rejection = await table.proposeNow({ type: 'handOver', by: offer.from, to: asker.by }, asker);
    if (rejection) return refused(rejection);
  }
  if (offer) await table.amend({ type: 'takeSeat', by: asker.by, hash }, null);
  return null;
}

/** Whoever is forgotten leaves. */
export const giveUpSeat = (table: Table, player: PlayerId): Promise<Rejection | null> =>
  table.inOrder(async () =>
    personOf(table.game.state, player) ? table.proposeNow({ type: 'leave', by: player }, null) : null,
  );

// Bots

export async function addBot(table: Table, asker: Asker, level: Level = USUAL_LEVEL): Promise<Result> {
  if (table.game.hasAnswered(asker)) return null;
  if (table.game.isFull) return refused({ code: 'log-full' });
  const { register, game, house } = table;
  const seated = Object.entries(register.bots).filter(([other]) => personOf(game.state, other));
  const { id: character, avatar: colour } = newcomer(
    seated.map(([, bot]) => bot.character),
    house.random,
  );
  const bot = `bot-${house.secrets.newId()}`;
  // Known before it sits down: a server that is killed in between leaves no bot without a name.
  const refusal = await table.amend({ type: 'inviteBot', by: asker.by, bot, character, level }, null);
  if (refusal) return refused(refusal);
  const rejection = await table.proposeNow({ type: 'join', by: bot, bot: true, colour }, asker);
  if (rejection) return refused(rejection);
  house.minds.prepare(game.state.decks, table.register.language);
  return null;
}

export async function removeBot(table: Table, asker: Asker, player: PlayerId): Promise<Result> {
  await beUpToDate(table);
  const { game } = table;
  if (game.hasAnswered(asker)) return null;
  if (game.isFull) return refused({ code: 'log-full' });
  if (game.state.owner !== asker.by) return refused({ code: 'owner-only' });
  if (!personOf(game.state, player)?.bot) return refused({ code: 'not-a-bot' });
  return refused(await table.proposeNow({ type: 'kick', by: asker.by, player }, asker));
}
