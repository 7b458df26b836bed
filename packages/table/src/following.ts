/** A table on several nodes: what another one tells of it is looked up in the logs, and shown like anything else. */
import type { InStep, Tidings, Words } from './nodes.ts';
import { comesTooLate, show } from './requests.ts';
import type { Table } from './table.ts';

/** A bus carries only short words: so many of the longest fit. */
const MOST_RETOLD = 8;
/** A store that could not be read is asked again after so long, in milliseconds. */
const AGAIN = 1_000;

type WasSaid = Extract<Tidings, { what: 'wasSaid' }>;

export class Following {
  readonly #table: Table;
  #isAsked = false;

  constructor(table: Table) {
    this.#table = table;
  }

  hear(tidings: Tidings): void {
    const table = this.#table;
    switch (tidings.what) {
      case 'moved':
        if (this.#isBehind(tidings)) this.catchUp();
        return;
      case 'amended':
        if (tidings.seq > table.registerSeq) this.catchUp();
        return;
      case 'shown':
        this.#hearWords(tidings);
        return;
      case 'whispered':
        this.#inStep(tidings, () => table.partners.hear(tidings.saying, tidings.to));
        return;
      case 'glanced':
        this.#inStep(tidings, () => table.partners.see(tidings.player, tidings.glance));
        return;
      case 'led':
        this.#inStep(tidings, () => table.replay.hear(tidings));
        return;
      case 'asked':
        this.#retell();
        table.partners.retell(MOST_RETOLD);
        table.replay.retell();
        table.audience.retell();
        return;
      case 'wasSaid':
        this.#inStep(tidings, () => this.#recollect(tidings));
        return;
      case 'takenBack':
        // After the words themselves, which may wait for a move.
        void table.inOrder(async () => table.takeBack(tidings.by, tidings.at)).catch(() => undefined);
        return;
      case 'drafted':
        this.#inStep(tidings, () => table.drafts.hold(tidings.player, tidings.draft));
        return;
      case 'guessed':
        this.#inStep(tidings, () => table.audience.hold(tidings));
        return;
      case 'counted': {
        const { game, round, votes } = tidings;
        this.#inStep(tidings, () => table.audience.hear({ game, round, votes }));
        return;
      }
      case 'named':
        table.rename(tidings.player, tidings.profile);
        return;
    }
  }

  #isBehind({ game, seq }: InStep): boolean {
    const { game: ours } = this.#table;
    return game !== ours.id || seq > ours.seq;
  }

  /** Words do not overtake the move they are about, nor come after it was too late for them. [I5] */
  #hearWords(words: Words): void {
    const table = this.#table;
    this.#inStep(words, () => {
      const { by, message } = words;
      // Whoever told what was said before may have told of this too.
      const isKnown = 'say' in message && table.talk.find(by, message.say.at) !== null;
      if (!isKnown && !comesTooLate(table, by)) show(table, by, message);
    });
  }

  #retell(): void {
    const { house, code, talk, game } = this.#table;
    if (!house.nodes.watches(code) || talk.sayings.length === 0) return;
    const sayings = talk.sayings.slice(-MOST_RETOLD);
    this.#tell({ what: 'wasSaid', sayings, game: game.id, seq: game.seq });
  }

  #recollect({ game, sayings }: WasSaid): void {
    const { game: ours, talk, guests, register } = this.#table;
    if (game !== ours.id) return;
    talk.recollect(sayings);
    if (register.chat) for (const guest of guests) talk.recall(guest, register.mutes[guest.player]);
  }

  /** When the game is as far here as it was there. */
  #inStep(words: InStep, hear: () => void): void {
    const table = this.#table;
    table
      .inOrder(async () => {
        if (this.#isBehind(words)) await table.catchUp();
        hear();
      })
      // What could not be read on is the queue's concern; the words are lost, as words on a bus may be.
      .catch(() => undefined);
  }

  /** Reads on where the logs are known to end. Asked for several times before it is its turn, it is done once. */
  catchUp(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    const table = this.#table;
    table
      .inOrder(async () => {
        this.#isAsked = false;
        await table.catchUp();
      })
      .catch((error: unknown) => {
        this.#isAsked = false;
        const { house, isRetired } = table;
        if (house.isOfStore(error) && !isRetired) house.clock.after(AGAIN, () => this.catchUp());
      });
  }

  /** Whoever is at the table through other nodes is asked for their name, if it is not known here. */
  async meetStrangers(): Promise<void> {
    const table = this.#table;
    const strangers = table.neighbours.flatMap(({ player }) => (table.profiles.has(player) ? [] : [player]));
    if (strangers.length === 0) return;
    await table.learnNames(new Set(strangers));
    table.showTable();
  }

  /** What was said before this node had the table, from one that had. */
  askWhatWasSaid(): void {
    this.#tell({ what: 'asked' });
  }

  #tell(tidings: Tidings): void {
    this.#table.house.nodes.tell(this.#table.code, tidings);
  }
}
