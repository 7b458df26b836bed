/** The replay at a table: one shows it to everybody, the others follow, and leaf by themselves when they like. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Replay } from '@fabula/protocol/table.ts';
import { untrack } from 'svelte';
import { Messenger } from '../game/draft.svelte.ts';
import { isAlone, type Act, type Seen } from '../game/seen.ts';
import { t } from '../i18n/i18n.svelte.ts';

/** The game whose album is shown, or can be: the one that is over, or the one before. */
export const lastGameOf = ({ view, table }: Seen): string =>
  table.replay?.game ?? (view.phase === 'over' ? view.game : (table.lastGame ?? ''));

type At = NonNullable<FieldsOf<'lead'>['at']>;

/** Somebody holds an arrow key: the table lets nobody say more than twenty things in ten seconds. */
const APART = 600;

export class Together {
  readonly game: string;
  readonly #around: () => { readonly seen: Seen; readonly act: Act };
  readonly #messenger: Messenger<FieldsOf<'lead'>>;
  #isApart = $state(false);
  /** Where everybody is was said by this page: it does not follow itself. */
  #isAhead = $state(false);
  /** As it was last: also when the page is being closed. */
  #wasMine = false;

  /** While a page is there. */
  constructor(game: string, around: () => { readonly seen: Seen; readonly act: Act }) {
    this.game = game;
    this.#around = around;
    const { act } = untrack(around);
    this.#messenger = new Messenger((lead) => void act('lead', lead), APART);
    $effect(() => {
      const { isMine, shown } = this;
      this.#wasMine = isMine;
      if (!isMine) this.#isAhead = false;
      if (!shown) this.#isApart = false;
    });
    // Whoever shows it and goes away has shown it.
    $effect(() => () => {
      this.#messenger.stop();
      if (this.#wasMine) void act('lead', { game, at: null });
    });
  }

  /** Null: nobody shows this album. */
  get shown(): Replay | null {
    const { replay } = this.#around().seen.table;
    return replay?.game === this.game ? replay : null;
  }

  get isMine(): boolean {
    return this.shown !== null && this.shown.by === this.#around().seen.me;
  }

  get isApart(): boolean {
    return this.shown !== null && this.#isApart;
  }

  get isFollowing(): boolean {
    return this.shown !== null && !this.#isApart && !(this.isMine && this.#isAhead);
  }

  /** Who shows it. */
  get name(): string {
    return this.#nameOf(this.shown?.by ?? '');
  }

  #nameOf(player: PlayerId): string {
    return this.#around().seen.table.profiles[player]?.name ?? t('talk.somebody');
  }

  /** Whoever has a place in the game, and came to play; until another one begins. */
  get mayShow(): boolean {
    const { seen } = this.#around();
    const { people, phase } = seen.view;
    const isTime = (phase === 'over' || phase === 'lobby') && lastGameOf(seen) === this.game;
    return isTime && seen.role === 'player' && people.some(({ id }) => id === seen.me) && !isAlone(seen);
  }

  /** To whom it can be handed over. Who of them is here the table knows: once a game is over, nobody notes in it who comes and goes. */
  get others(): { readonly id: PlayerId; readonly name: string }[] {
    const { view, me } = this.#around().seen;
    return view.people.flatMap(({ id, bot }) => (bot || id === me ? [] : [{ id, name: this.#nameOf(id) }]));
  }

  show(at: At): void {
    this.#isAhead = true;
    void this.#say({ game: this.game, at });
  }

  /** Somebody leafs here: with everybody, or by themselves. */
  leaf(at: At): void {
    if (this.isMine) {
      this.#isAhead = true;
      this.#messenger.tell({ game: this.game, at }, this.#around().seen.cameIn);
    } else this.#isApart = this.shown !== null;
  }

  follow(): void {
    this.#isApart = false;
  }

  handOver(next: PlayerId, at: At): void {
    void this.#say({ game: this.game, at, next });
  }

  stop(): void {
    void this.#say({ game: this.game, at: null });
  }

  async #say(lead: FieldsOf<'lead'>): Promise<void> {
    this.#messenger.forget();
    await this.#around().act('lead', lead);
  }
}
