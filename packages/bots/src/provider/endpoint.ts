/** An OpenAI-compatible endpoint, trusted with nothing: it may be slow, wrong, endless or gone, and nobody waits for it. */
import { answerIn } from './replies.ts';

export interface ProviderSettings {
  /** What `/chat/completions` is put behind. */
  readonly url: string;
  /** Empty: none is sent. It is written to no log and no message. */
  readonly key: string;
  readonly model: string;
  readonly timeoutMs: number;
  readonly callsPerGame: number;
}

export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'image_url'; readonly image_url: { readonly url: string } };

export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string | readonly Part[];
}

export interface Timer {
  now(): number;
  /** Returns how to call it off. */
  after(ms: number, wake: () => void): () => void;
}

const LONGEST_ANSWER = 64 * 1024;
const MOST_AT_ONCE = 8;
/** After so many failures in a row it is left alone for a while: the bots would only wait in vain. */
const [MOST_FAILURES, REST] = [3, 60_000];

/** What went wrong, in words that hold nothing of what was sent or received. */
class Trouble extends Error {}

export class Endpoint {
  readonly #settings: ProviderSettings;
  readonly #timer: Timer;
  readonly #complain: (trouble: string) => void;
  readonly #calls = new CallsPerGame();
  #atOnce = 0;
  #failures = 0;
  #restsUntil = -Infinity;

  constructor(settings: ProviderSettings, timer: Timer, complain: (trouble: string) => void) {
    this.#settings = settings;
    this.#timer = timer;
    this.#complain = complain;
  }

  /** Whether a call for this game would be made at all. */
  isOpenTo(game: string): boolean {
    const spent = this.#calls.of(game) >= this.#settings.callsPerGame;
    return !spent && this.#atOnce < MOST_AT_ONCE && this.#timer.now() >= this.#restsUntil;
  }

  /** What `read` makes of the answer; null: there was none in time, or it was no good. Never rejects. */
  async ask<T>(
    game: string,
    messages: readonly Message[],
    read: (answer: unknown) => T | null,
  ): Promise<T | null> {
    if (!this.isOpenTo(game)) return null;
    this.#calls.count(game);
    this.#atOnce += 1;
    try {
      const found = read(answerIn(await this.#inTime(messages)));
      if (found === null) throw new Trouble('an answer that cannot be used');
      this.#failures = 0;
      return found;
    } catch (error) {
      this.#failed(error);
      return null;
    } finally {
      this.#atOnce -= 1;
    }
  }

  #failed(error: unknown): void {
    this.#complain(error instanceof Trouble ? error.message : 'it cannot be reached, or broke off');
    this.#failures += 1;
    if (this.#failures >= MOST_FAILURES) this.#restsUntil = this.#timer.now() + REST;
  }

  /** The time is for all of it, from the first byte sent to the last one read. */
  async #inTime(messages: readonly Message[]): Promise<string> {
    const abort = new AbortController();
    let callOff = (): void => undefined;
    const tooLate = new Promise<never>((_, reject) => {
      callOff = this.#timer.after(this.#settings.timeoutMs, () => {
        reject(new Trouble('no answer in time'));
        abort.abort();
      });
    });
    try {
      return await Promise.race([this.#call(messages, abort.signal), tooLate]);
    } finally {
      callOff();
      abort.abort();
    }
  }

  async #call(messages: readonly Message[], signal: AbortSignal): Promise<string> {
    const { url, key, model } = this.#settings;
    const response = await fetch(`${url.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(key === '' ? {} : { Authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages }),
      // The key goes where it was meant to go, and nowhere else.
      redirect: 'error',
      signal,
    });
    if (!response.ok) throw new Trouble(`status ${response.status}`);
    return limitedText(response);
  }
}

async function limitedText({ body }: Response): Promise<string> {
  if (!body) throw new Trouble('an empty answer');
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > LONGEST_ANSWER) throw new Trouble('far too long an answer');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Games are remembered after their bots are forgotten, so that coming back does not fill the purse anew. */
class CallsPerGame {
  readonly #calls = new Map<string, number>();
  static readonly #mostGames = 5_000;

  of(game: string): number {
    return this.#calls.get(game) ?? 0;
  }

  count(game: string): void {
    const calls = this.of(game) + 1;
    this.#calls.delete(game);
    this.#calls.set(game, calls);
    if (this.#calls.size > CallsPerGame.#mostGames)
      this.#calls.delete(this.#calls.keys().next().value ?? game);
  }
}
