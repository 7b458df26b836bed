/** What is being chosen: kept on the device until it is played, and with the table while time runs there. */
import type { FieldsOf } from '@fabula/protocol/client-messages.ts';
import type { Line } from '@fabula/protocol/drawing.ts';
import { untrack } from 'svelte';
import { bring } from '../net/clue-media.ts';
import { dropDraft, keepDraft } from '../net/drafts.ts';
import { partnerOf } from './partner.ts';
import type { Act, Seen } from './seen.ts';

type Draft = FieldsOf<'draft'>;
type Glance = FieldsOf<'glance'>;
type Lead = FieldsOf<'lead'>;

/** Said so often at most, in milliseconds: the table wants the latest, not every letter. */
const USUALLY_APART = 500;
/** A pen that rests for so long has drawn something. */
const PEN_RESTS = 2_500;

/** The last word counts, and the first is said at once. */
export class Messenger<What extends Draft | Glance | Lead> {
  readonly #say: (what: What) => void;
  readonly #apart: number;
  #said = '';
  #saidAt = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(say: (what: What) => void, apart = USUALLY_APART) {
    this.#say = say;
    this.#apart = apart;
  }

  /** `to`: how often we came to the table, or who sits beside us. Whoever has been away may have been forgotten. */
  tell(what: What, to: number | string): void {
    clearTimeout(this.#timer);
    const words = JSON.stringify([to, what]);
    // Of nothing nothing need be said.
    if (words === this.#said || (this.#said === '' && isNothing(what))) return;
    const wait = this.#saidAt + this.#apart - Date.now();
    const say = (): void => {
      this.#said = words;
      this.#saidAt = Date.now();
      this.#say(what);
    };
    if (wait <= 0) say();
    else this.#timer = setTimeout(say, wait);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Something else was said meanwhile: what was said before may be news again. */
  forget(): void {
    this.stop();
    this.#said = '';
  }
}

const isNothing = (what: Draft | Glance | Lead): boolean => ('move' in what ? what.move : what.at) === null;

/**
 * For a screen, while it is there. `what` is all that is to be found again, `move` what would be played now, `glance` what
 * the other one in our seat sees of it.
 */
export function holdDraft(
  around: () => { readonly seen: Seen; readonly act: Act },
  what: () => unknown,
  move: () => Draft['move'],
  glance: () => Glance['at'],
): void {
  const { act } = untrack(around);
  const messenger = new Messenger<Draft>((draft) => void act('draft', draft));
  const eyes = new Messenger<Glance>((at) => void act('glance', at));
  const isWaitedFor = $derived.by(() => {
    const { view } = around().seen;
    return view.seat !== null && view.waiting.includes(view.seat);
  });
  $effect(() => {
    const chosen = what();
    const { view } = untrack(around).seen;
    if (isWaitedFor) keepDraft(view, chosen);
    // Whoever looks on has a guess there.
    else if (view.seat !== null) dropDraft(view.game);
  });
  $effect(() => {
    const { view, cameIn } = around().seen;
    if (isWaitedFor && view.deadline !== null)
      messenger.tell({ game: view.game, round: view.round, move: move() }, cameIn);
  });
  $effect(() => {
    const { seen } = around();
    const partner = partnerOf(seen);
    const { game, round } = seen.view;
    if (partner !== null) eyes.tell({ game, round, at: glance() }, `${seen.cameIn} ${partner}`);
  });
  $effect(() => () => {
    messenger.stop();
    eyes.stop();
  });
}

type Made = Blob | readonly Line[];

/** A drawing or a song that was brought to the server, and what it is called there. */
export class Brought {
  #brought = $state.raw<{ readonly what: Made; readonly name: string | null } | null>(null);

  /** Null: what is there now was not brought, or did not arrive. */
  nameOf(what: Made): string | null {
    return this.#brought?.what === what ? this.#brought.name : null;
  }

  async bring(code: string, what: Made): Promise<string | null> {
    const name = this.nameOf(what) ?? (await bring(code, asSent(what)));
    this.#brought = { what, name };
    return name;
  }

  /** When it has not changed for a while. The answer calls it off. */
  bringSoon(code: string, what: Made): () => void {
    const timer = setTimeout(() => void this.bring(code, what), PEN_RESTS);
    return () => clearTimeout(timer);
  }
}

const asSent = (what: Made): Blob | string => (what instanceof Blob ? what : JSON.stringify({ lines: what }));
