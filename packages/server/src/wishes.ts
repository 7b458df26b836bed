/** What people want of the table itself, besides playing: each a function that answers with a rejection, or with what to tell the one who asked. */
import { type Level, USUAL_LEVEL } from '@fabula/bots/brain.ts';
import { newcomer } from '@fabula/bots/characters.ts';
import { plainText } from '@fabula/engine/text.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import { LONGEST_SAYING } from '@fabula/protocol/table.ts';
import { textFrame } from './doors/frames.ts';
import type { Asker } from './game.ts';
import { hashOf, newId, newToken } from './secrets.ts';
import type { Table } from './table.ts';

/** Null: done, nothing more to say. */
export type Result = { readonly rejection: Rejection } | { readonly secret: string } | null;

const HANDOVER_LASTS = 24 * 60 * 60 * 1000;
const MOST_HANDOVERS = 12;
const MOST_BANNED = 200;

const refused = (rejection: Rejection): Result => ({ rejection });
const ownerOnly = (table: Table, player: PlayerId): Result =>
  table.game.state.owner === player ? null : refused({ code: 'owner-only' });

export async function settings(
  table: Table,
  by: PlayerId,
  message: ClientMessageOf<'settings'>,
): Promise<Result> {
  const no = ownerOnly(table, by);
  if (no) return no;
  const { listed = table.doc.listed, chat = table.doc.chat, language = table.doc.language } = message;
  await table.save({ ...table.doc, listed, chat, language });
  return null;
}

// Talking

/** From the telling to the reveal a storyteller's face says nothing, nor does their name. [I5] */
export function rests({ game }: Table, player: PlayerId): boolean {
  const { phase, storyteller } = game.state;
  if (phase.name !== 'submit' && phase.name !== 'vote') return false;
  const seat = personOf(game.state, player)?.seat ?? null;
  return seat !== null && seat === storyteller;
}

function mayTalk(table: Table, by: PlayerId): Result {
  if (!table.doc.chat) return refused({ code: 'chat-off' });
  return rests(table, by) ? refused({ code: 'storyteller-rests' }) : null;
}

function tellAll(table: Table, by: PlayerId, message: object): void {
  // Somebody who has just come has a name by the time they speak.
  table.showTable();
  const frame = textFrame(JSON.stringify(message));
  for (const guest of table.guests) {
    if (!table.doc.mutes[guest.player]?.includes(by)) guest.send(frame);
  }
  table.spend('sent', frame.length * table.guests.size);
}

export function say(table: Table, by: PlayerId, words: string): Result {
  const text = plainText(words);
  if (text === '') return refused({ code: 'saying-empty' });
  if (Array.from(text).length > LONGEST_SAYING)
    return refused({ code: 'saying-too-long', most: LONGEST_SAYING });
  const no = mayTalk(table, by);
  if (no) return no;
  table.house.counts.sayings += 1;
  const saying = { by, text, at: table.house.clock.now() };
  table.talk.add(saying);
  tellAll(table, by, { say: saying });
  return null;
}

export function react(table: Table, by: PlayerId, { reaction }: ClientMessageOf<'react'>): Result {
  const no = mayTalk(table, by);
  if (no) return no;
  tellAll(table, by, { react: { by, reaction } });
  return null;
}

export async function mute(table: Table, by: PlayerId, message: ClientMessageOf<'mute'>): Promise<Result> {
  const { player, muted } = message;
  if (player === by) return refused({ code: 'not-yourself' });
  if (muted && !table.knows(player)) return refused({ code: 'no-such-player' });
  const others = (table.doc.mutes[by] ?? []).filter((other) => other !== player);
  const list = muted ? [...others.slice(-MOST_BANNED), player] : others;
  const { [by]: _, ...everybodyElse } = table.doc.mutes;
  const kept = Object.entries(everybodyElse).slice(1 - MOST_BANNED);
  await table.save({
    ...table.doc,
    mutes: { ...Object.fromEntries(kept), ...(list.length > 0 ? { [by]: list } : {}) },
  });
  const frame = textFrame(JSON.stringify({ muted: list }));
  for (const guest of table.guests) if (guest.player === by) guest.send(frame);
  return null;
}

// Who may be here

export async function ban(table: Table, by: PlayerId, { player }: ClientMessageOf<'ban'>): Promise<Result> {
  const no = ownerOnly(table, by);
  if (no) return no;
  if (player === by) return refused({ code: 'not-yourself' });
  if (!table.knows(player)) return refused({ code: 'no-such-player' });
  const banned = [...table.doc.banned.filter((other) => other !== player).slice(1 - MOST_BANNED), player];
  await table.save({ ...table.doc, banned });
  table.sendAway(player, 'banned');
  if (personOf(table.game.state, player)) await table.askNow({ type: 'kick', by, player }, null);
  return null;
}

export async function unban(
  table: Table,
  by: PlayerId,
  { player }: ClientMessageOf<'unban'>,
): Promise<Result> {
  const no = ownerOnly(table, by);
  if (no) return no;
  await table.save({ ...table.doc, banned: table.doc.banned.filter((other) => other !== player) });
  return null;
}

// Seats that change hands

/** A secret for a link: whoever enters with it takes the seat, once. */
export async function handover(table: Table, by: PlayerId): Promise<Result> {
  if (personOf(table.game.state, by)?.seat == null) return refused({ code: 'not-seated' });
  const now = table.house.clock.now();
  const secret = newToken();
  const valid = table.doc.handovers.filter(({ until, from }) => until > now && from !== by);
  const mine = { hash: hashOf(secret), from: by, until: now + HANDOVER_LASTS };
  await table.save({ ...table.doc, handovers: [...valid.slice(1 - MOST_HANDOVERS), mine] });
  return { secret };
}

export async function takeOver(table: Table, { by, id }: Asker, secret: string): Promise<Result> {
  const hash = hashOf(secret);
  const found = table.doc.handovers.find((offer) => offer.hash === hash);
  // The same message again, after its answer was lost.
  const isDone = table.game.answeredAt({ by, id }) !== undefined;
  if (!isDone) {
    if (!found || found.until <= table.house.clock.now()) return refused({ code: 'handover-void' });
    const rejection = await table.askNow({ type: 'handOver', by: found.from, to: by }, { by, id });
    if (rejection) return refused(rejection);
  }
  if (found)
    await table.save({ ...table.doc, handovers: table.doc.handovers.filter((offer) => offer !== found) });
  return null;
}

// Bots

export async function addBot(table: Table, { by, id }: Asker, level: Level = USUAL_LEVEL): Promise<Result> {
  const no = ownerOnly(table, by);
  if (no) return no;
  if (table.game.answeredAt({ by, id }) !== undefined) return null;
  const seated = Object.entries(table.doc.bots).filter(([other]) => personOf(table.game.state, other));
  const present = seated.map(([, { character }]) => character);
  const { id: character, avatar: colour } = newcomer(present, table.house.random);
  const bot = `bot-${newId()}`;
  // Known before it sits down: a server that is killed in between leaves no bot without a name.
  await table.save({ ...table.doc, bots: { ...Object.fromEntries(seated), [bot]: { character, level } } });
  const rejection = await table.askNow({ type: 'join', by: bot, bot: true, colour }, { by, id });
  if (rejection) return refused(rejection);
  table.house.brains.prepare(table.game.state.decks, table.doc.language);
  return null;
}

export async function removeBot(table: Table, { by, id }: Asker, player: PlayerId): Promise<Result> {
  const no = ownerOnly(table, by);
  if (no) return no;
  if (table.game.answeredAt({ by, id }) !== undefined) return null;
  if (!personOf(table.game.state, player)?.bot) return refused({ code: 'not-a-bot' });
  const rejection = await table.askNow({ type: 'kick', by, player }, { by, id });
  return rejection && refused(rejection);
}
