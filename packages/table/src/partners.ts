/**
 * Two in one seat: what they see of each other's choosing, and what they whisper. In memory only, in no log, and never for
 * anybody but the two, by the connections that came to play. Nodes tell each other, since the two may be at the table through different ones.
 */
import type { PlayerId, SeatIndex, State } from '@fabula/engine/model.ts';
import { peopleIn, seatOf } from '@fabula/engine/seats.ts';
import { poemText } from '@fabula/engine/text.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Played, Said } from '@fabula/protocol/server-messages.ts';
import { isDraftable } from './drafts.ts';
import type { GameChange } from './game.ts';
import { letter } from './letter.ts';
import type { Guest } from './ports.ts';
import type { Table } from './table.ts';
import { Talk } from './talk.ts';

type Glance = FieldsOf<'glance'>;
type Saying = Said['say'];

/** Whoever presses within so many milliseconds after the other did not see yet that it was done. */
const FIRST = 2_000;

/** The other person in somebody's seat. */
export function partnerOf(state: State, player: PlayerId): PlayerId | null {
  const seat = seatOf(state, player);
  if (seat === null) return null;
  return peopleIn(state, seat).find(({ id, bot }) => id !== player && !bot)?.id ?? null;
}

const pairOf = (one: PlayerId, other: PlayerId): string => [one, other].sort().join(' ');

export class Partners {
  readonly #table: Table;
  readonly #glances = new Map<PlayerId, Glance>();
  readonly #whispers = new Map<string, Talk>();
  /** Who made the latest move of a seat. */
  readonly #movers = new Map<SeatIndex, { readonly by: PlayerId; readonly at: number }>();

  constructor(table: Table) {
    this.#table = table;
  }

  // What they look at

  /** Somebody here looks at something, or at nothing any more. */
  glance(guest: Guest, given: Glance): Rejection | null {
    const { game, house, code } = this.#table;
    const { player } = guest;
    if (partnerOf(game.state, player) === null) return { code: 'no-partner' };
    const glance = shown(given);
    const size = JSON.stringify(glance).length;
    guest.pay('drafted', size);
    guest.pay('sent', size);
    this.see(player, glance);
    house.nodes.tell(code, { what: 'glanced', player, glance, game: game.id, seq: game.seq });
    return null;
  }

  /** One of each is held, and only of this phase. */
  see(player: PlayerId, glance: Glance): void {
    const { state } = this.#table.game;
    const partner = partnerOf(state, player);
    if (partner === null || !this.#isOfNow(glance)) return;
    if (glance.at === null) this.#glances.delete(player);
    else this.#glances.set(player, glance);
    this.#tell([partner], { glance: { by: player, ...glance } }, player);
  }

  #isOfNow({ game, round, at }: Glance): boolean {
    const { id, state } = this.#table.game;
    return game === id && round === state.round && (at === null || at.type === state.phase.name);
  }

  // What they whisper

  whisper(by: PlayerId, text: string): Rejection | null {
    const { game, house, code } = this.#table;
    const to = partnerOf(game.state, by);
    if (to === null) return { code: 'no-partner' };
    const saying = { by, text, at: this.#between(by, to).timeFor(by, house.clock.now()) };
    this.hear(saying, to);
    house.nodes.tell(code, { what: 'whispered', to, saying, game: game.id, seq: game.seq });
    return null;
  }

  /** Unless they share a seat no longer. What was heard before is not heard again. */
  hear(saying: Saying, to: PlayerId): void {
    const { by, at } = saying;
    if (partnerOf(this.#table.game.state, by) !== to) return;
    const talk = this.#between(by, to);
    if (talk.find(by, at)) return;
    this.#whispers.set(pairOf(by, to), talk);
    talk.add(saying);
    this.#table.spend('sent', this.#tell([by, to], { whisper: saying }, by));
  }

  #between(one: PlayerId, other: PlayerId): Talk {
    return this.#whispers.get(pairOf(one, other)) ?? new Talk();
  }

  /** What somebody who hears it would tell the host of. */
  find(by: PlayerId, at: number, heardBy: PlayerId): Saying | null {
    return this.#between(by, heardBy).find(by, at);
  }

  // Whoever moves first

  /** The other is told who it was. What was played because time ran out is told otherwise. */
  notice({ command, asker, before, after }: GameChange): void {
    if (before.people !== after.people) this.#part();
    if (asker === null || command === null || !isDraftable(command)) return;
    const { by, type: move } = command;
    const seat = seatOf(after, by);
    const partner = typeof by === 'string' ? partnerOf(after, by) : null;
    if (typeof by !== 'string' || partner === null || seat === null) return;
    this.#movers.set(seat, { by, at: this.#table.house.clock.now() });
    this.#table.spend('sent', this.#tell([partner], { played: { by, move } } satisfies Played));
  }

  /** Another move for the seat, by somebody who cannot have seen the first. */
  refuses(player: PlayerId): Rejection | null {
    const { game, house } = this.#table;
    const mover = this.#movers.get(seatOf(game.state, player) ?? -1);
    const isTooSoon = mover !== undefined && mover.by !== player && house.clock.now() - mover.at < FIRST;
    return isTooSoon ? { code: 'partner-was-first' } : null;
  }

  // Coming and going

  /** For one who has just come. */
  recall(guest: Guest): void {
    const { game, register } = this.#table;
    const { player, role } = guest;
    const partner = role === 'player' ? partnerOf(game.state, player) : null;
    if (partner === null) return;
    const muted = register.mutes[player] ?? [];
    const whispers = this.#between(player, partner).heardBy(muted);
    if (register.chat && whispers.length > 0) guest.send(letter({ whispers }));
    const glance = this.#glances.get(partner);
    if (glance && !muted.includes(partner)) guest.send(letter({ glance: { by: partner, ...glance } }));
  }

  /** For a node that has just this moment got the table: what was whispered here, and what people here look at. */
  retell(most: number): void {
    const { game, guests, house, code } = this.#table;
    const at = { game: game.id, seq: game.seq };
    if (house.nodes.watches(code))
      for (const [pair, talk] of this.#whispers)
        for (const saying of talk.sayings.slice(-most)) {
          const to = pair.split(' ').find((player) => player !== saying.by) ?? '';
          house.nodes.tell(code, { what: 'whispered', to, saying, ...at });
        }
    const here = new Set([...guests].map(({ player }) => player));
    for (const [player, glance] of this.#glances)
      if (here.has(player)) house.nodes.tell(code, { what: 'glanced', player, glance, ...at });
  }

  /** The game has come to another phase. */
  tidy(): void {
    for (const [player, glance] of this.#glances) if (!this.#isOfNow(glance)) this.#glances.delete(player);
  }

  /** Another game: as with what was said aloud. */
  clear(): void {
    this.#whispers.clear();
    this.#movers.clear();
    this.tidy();
  }

  forget(player: PlayerId): void {
    this.#glances.delete(player);
    for (const talk of this.#whispers.values()) talk.forget(player);
  }

  /** The host takes a whisper back. False: it is not there any more. */
  takeBack(by: PlayerId, at: number): boolean {
    for (const [pair, talk] of this.#whispers) {
      if (!talk.remove(by, at)) continue;
      const { guests, register } = this.#table;
      for (const guest of guests)
        if (guest.role === 'player' && pair.split(' ').includes(guest.player))
          guest.send(letter({ whispers: talk.heardBy(register.mutes[guest.player]) }));
      return true;
    }
    return false;
  }

  /** Those who share a seat no longer keep nothing together. */
  #part(): void {
    const { state } = this.#table.game;
    for (const player of this.#glances.keys())
      if (partnerOf(state, player) === null) this.#glances.delete(player);
    for (const pair of this.#whispers.keys()) {
      const [one = '', other] = pair.split(' ');
      if (partnerOf(state, one) !== other) this.#whispers.delete(pair);
    }
  }

  /** To those of them who came to play; words, only if they hear who says them. Answers with how much was sent. */
  #tell(to: readonly PlayerId[], message: object, by = ''): number {
    const { guests, register } = this.#table;
    const words = letter(message);
    let characters = 0;
    for (const guest of guests) {
      const { player, role } = guest;
      if (role !== 'player' || !to.includes(player) || register.mutes[player]?.includes(by)) continue;
      guest.send(words);
      characters += words.text.length;
    }
    return characters;
  }
}

/** Words that are still being written are shown like any others. */
function shown(glance: Glance): Glance {
  const { at } = glance;
  if (at?.type !== 'tell' || at.clue.kind !== 'text') return glance;
  return { ...glance, at: { ...at, clue: { kind: 'text', text: poemText(at.clue.text) } } };
}
