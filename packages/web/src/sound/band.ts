/** Plays the score, bar after bar, on the clock of the sound itself. */
import { orchestraIn, type Orchestra } from './orchestra.ts';
import { barAt, goesOn, type Theme } from './score/conductor.ts';

/** A bar is set when it begins within so many seconds; somebody looks so often, in milliseconds. */
const AHEAD = 0.5;
const LOOK = 180;
/** In seconds: what was played fades, and the next begins a moment from now. */
const FADE = 0.35;
const SOON = 0.06;

/** Which bar comes next, and when. */
interface Place {
  readonly bar: number;
  readonly at: number;
}

export class Band {
  readonly #context: AudioContext;
  readonly #orchestra: Orchestra;
  readonly #seed: number;
  readonly #watch: ReturnType<typeof setInterval>;
  #theme: Theme | null = null;
  #next: Place = { bar: 0, at: 0 };
  /** Where the evening was left. */
  #evening = 0;

  constructor(context: AudioContext, volume: number, seed: number) {
    this.#context = context;
    this.#orchestra = orchestraIn(context, volume);
    this.#orchestra.out.connect(context.destination);
    this.#seed = seed;
    this.#watch = setInterval(() => this.#look(), LOOK);
  }

  /** Of 1. */
  set volume(volume: number) {
    this.#orchestra.loudness(volume);
  }

  play(theme: Theme): void {
    const before = this.#theme;
    if (before === theme) return;
    this.#theme = theme;
    if (before !== null && goesOn(before, theme)) return;
    if (before !== null && goesOn(before, before)) this.#evening = this.#next.bar;
    if (before !== null) this.#orchestra.hush(FADE);
    this.#next = {
      bar: goesOn(theme, theme) ? this.#evening : 0,
      at: this.#context.currentTime + SOON,
    };
    this.#look();
  }

  /** Fades, and is over. */
  stop(): void {
    clearInterval(this.#watch);
    this.#orchestra.hush(FADE);
  }

  #look(): void {
    while (this.#theme !== null && this.#next.at < this.#context.currentTime + AHEAD) {
      const { bar, at } = this.#next;
      const music = barAt(this.#theme, bar, this.#seed);
      if (music === null) return this.#rest();
      for (const note of music.notes) this.#orchestra.play(note, at, music.beat);
      this.#next = { bar: bar + 1, at: at + music.length };
    }
  }

  /** A moment is over: it rings out, and the evening goes on. */
  #rest(): void {
    this.#theme = 'waiting';
    this.#next = { bar: this.#evening, at: this.#next.at };
    this.#look();
  }
}
