/**
 * The album of the last game, shown to everybody by one of those who are there: who leads, and how far they are. In memory only, and
 * in no log. Nodes tell each other; of several who begin at the same time the one that came last leads, on all of them.
 */
import type { PlayerId } from '@fabula/engine/model.ts';
import { personOf } from '@fabula/engine/seats.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Replay } from '@fabula/protocol/table.ts';
import { beUpToDate } from './carry-out.ts';
import type { Led } from './nodes.ts';
import type { Table } from './table.ts';

type Lead = FieldsOf<'lead'>;
/** What was said last, by whom and when: what was said before that comes too late. */
type Latest = Pick<Led, 'by' | 'at' | 'replay'>;

const NOTHING: Latest = { by: '', at: 0, replay: null };

export class LedReplay {
  readonly #table: Table;
  #latest = NOTHING;
  /** Whoever leads is not here: it is over soon, unless this is called. */
  #callOff: (() => void) | null = null;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What everybody is shown; null: nothing. */
  get shown(): Replay | null {
    return this.#latest.replay;
  }

  // By those who are here

  async lead(by: PlayerId, wish: Lead): Promise<Rejection | null> {
    if (wish.game !== this.#finished) await beUpToDate(this.#table);
    if (wish.game !== this.#finished) return { code: 'game-not-over' };
    const replay = wish.at && { by: wish.next ?? by, game: wish.game, ...wish.at };
    // Said once more, it changes nothing.
    if (isSame(replay, this.shown)) return null;
    const no = this.#refuses(by, wish);
    if (no) return no;
    const { house, code, game } = this.#table;
    const at = Math.max(house.clock.now(), this.#latest.at + 1);
    this.#show({ by, at, replay });
    house.nodes.tell(code, { what: 'led', ...this.#latest, game: game.id, seq: game.seq });
    return null;
  }

  /** Of whoever is not here nobody need wait for a word. */
  #refuses(by: PlayerId, { next }: Lead): Rejection | null {
    const { shown } = this;
    if (shown?.by !== by) {
      if (shown && this.#table.isHere(shown.by)) return { code: 'somebody-leads' };
      if (!this.#hasPlace(by)) return { code: 'not-at-the-table' };
    }
    const isThere = next === undefined || (this.#hasPlace(next) && this.#table.isHere(next));
    return isThere ? null : { code: 'no-such-player' };
  }

  #hasPlace(player: PlayerId): boolean {
    return personOf(this.#table.game.state, player)?.bot === false;
  }

  /** The game whose album can be shown: until the next one begins. */
  get #finished(): string | null {
    const { game, register } = this.#table;
    if (game.state.phase.name === 'over') return game.id;
    return game.state.phase.name === 'lobby' ? (register.games.at(-1) ?? null) : null;
  }

  #show(latest: Latest): void {
    this.#latest = latest;
    this.peopleChanged();
    this.#table.showTable();
  }

  // When it is over

  #end(): void {
    if (this.shown) this.#show({ ...this.#latest, replay: null });
  }

  /** Whoever leads has time to load the page anew, and others may take over before. Every node sees for itself. */
  peopleChanged(): void {
    const { shown } = this;
    const { house } = this.#table;
    const isLeft = shown !== null && !this.#table.isHere(shown.by);
    if (isLeft === (this.#callOff !== null)) return;
    this.#callOff?.();
    this.#callOff = isLeft ? house.clock.after(house.waits.reload, () => this.#giveUp()) : null;
  }

  /** Nobody called this: what goes wrong here is the table's, and nobody else's. */
  #giveUp(): void {
    if (this.#table.isRetired) return;
    try {
      this.#end();
    } catch (error) {
      this.#table.breakDown(error);
    }
  }

  /** Another game has begun. */
  tidy(): void {
    if (this.shown && this.shown.game !== this.#finished) this.#end();
  }

  /** They are sent away, or forgotten. */
  drop(player: PlayerId): void {
    if (this.shown?.by === player) this.#end();
  }

  // Other nodes

  hear({ by, at, replay }: Led): void {
    const { by: before, at: known } = this.#latest;
    if (at < known || (at === known && by <= before)) return;
    if (replay && replay.game !== this.#finished) return;
    this.#show({ by, at, replay });
  }

  /** For a node that has just this moment got the table, or may have missed something: by the one whoever leads is at. */
  retell(): void {
    const { house, code, game } = this.#table;
    if (this.#isLedHere)
      house.nodes.tell(code, { what: 'led', ...this.#latest, game: game.id, seq: game.seq });
  }

  /** Word of something newer may have been lost. */
  doubt(): void {
    if (this.#isLedHere) return this.retell();
    if (this.#finished === null) return;
    if (this.shown) this.#show(NOTHING);
    this.#table.following.askWhatWasSaid();
  }

  get #isLedHere(): boolean {
    return [...this.#table.guests].some(({ player }) => player === this.shown?.by);
  }
}

const isSame = (one: Replay | null, other: Replay | null): boolean =>
  one?.by === other?.by &&
  one?.game === other?.game &&
  one?.round === other?.round &&
  one?.step === other?.step;
