/** Somebody at a table, with a browser and a network of their own. */
import { expect } from '@playwright/test';
import type { Point, Running, Size, Tab } from './engine.ts';
import { look, questionOf, type Found, type Wanted } from './look.ts';
import { Wire } from './wire.ts';

/** Only there to end what hangs. */
const PATIENCE_MS = 120_000;

export const PHONE: Size = { width: 460, height: 844 };
export const DESK: Size = { width: 1280, height: 800 };

export class Guest {
  readonly name: string;
  readonly tab: Tab;
  readonly wire: Wire;
  readonly #complaints: string[] = [];

  private constructor(name: string, tab: Tab, wire: Wire) {
    this.name = name;
    this.tab = tab;
    this.wire = wire;
  }

  static async arrive(name: string, browser: Running, server: string, size = PHONE): Promise<Guest> {
    const wire = await Wire.to(Number(new URL(server).port));
    return new Guest(name, await browser.open(size), wire);
  }

  async goTo(path: string): Promise<void> {
    await this.tab.goTo(this.wire.address + path);
    await this.#listen();
  }

  async reload(): Promise<void> {
    await this.complaints();
    await this.tab.reload();
    await this.#listen();
  }

  #listen(): Promise<void> {
    return this.tab.ask(() => {
      const complaints: string[] = [];
      Object.assign(window, { complaints });
      addEventListener('error', ({ message }) => complaints.push(message));
      addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
      console.error = (...words: unknown[]) => complaints.push(words.map(String).join(' '));
    }, null);
  }

  /** What went wrong in the page so far. */
  async complaints(): Promise<readonly string[]> {
    const fresh = await this.tab.ask(
      () => (window as unknown as { complaints?: string[] }).complaints?.splice(0) ?? [],
      null,
    );
    this.#complaints.push(...fresh);
    return this.#complaints;
  }

  /** What is there at this moment, a list for each that is wanted. */
  looksFor(...wanted: readonly Wanted[]): Promise<Found[][]> {
    return this.tab.ask(
      look,
      wanted.map((each) => questionOf(each)),
    );
  }

  async all(wanted: Wanted): Promise<Found[]> {
    const [found = []] = await this.looksFor(wanted);
    return found;
  }

  async sees(wanted: Wanted): Promise<boolean> {
    return (await this.all(wanted)).length > 0;
  }

  /** Waits until it is there. */
  async find(wanted: Wanted): Promise<Found> {
    return until(`${this.name} sees ${told(wanted)}`, async () => (await this.all(wanted))[0]);
  }

  /** Waits until it is no longer there. */
  async gone(wanted: Wanted): Promise<void> {
    await until(`${this.name} no longer sees ${told(wanted)}`, async () =>
      (await this.sees(wanted)) ? undefined : true,
    );
  }

  async click(wanted: Wanted): Promise<void> {
    const at = await until(`${this.name} can press ${told(wanted)}`, () => this.#standing(wanted));
    await this.tab.drag([at]);
  }

  /** Presses it if that can be done now: the screen may turn over at any moment. */
  async clickNow(wanted: Wanted): Promise<void> {
    const at = await this.#standing(wanted);
    if (at) await this.tab.drag([at]);
  }

  async write(wanted: Wanted, text: string): Promise<void> {
    await this.click(wanted);
    await this.tab.overwrite(text);
  }

  /** Draws a line on it, between places counted from 0 to 1. */
  async draw(wanted: Wanted, places: readonly Point[]): Promise<void> {
    const sheet = await until(`${this.name} can draw on ${told(wanted)}`, () => this.#standing(wanted));
    await this.tab.drag(
      places.map(({ x, y }) => ({
        x: sheet.x + (x - 0.5) * sheet.width,
        y: sheet.y + (y - 0.5) * sheet.height,
      })),
    );
  }

  /** The first one that does not move and can be reached. */
  async #standing(wanted: Wanted): Promise<Found | undefined> {
    const question = questionOf(wanted, true);
    const first = await this.#pressable(question);
    if (!first) return undefined;
    await this.tab.ask(
      () =>
        new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
      null,
    );
    const second = await this.#pressable(question);
    return second && second.x === first.x && second.y === first.y ? second : undefined;
  }

  async #pressable(question: ReturnType<typeof questionOf>): Promise<Found | undefined> {
    const [found = []] = await this.tab.ask(look, [question]);
    return found.find(({ enabled, reachable }) => enabled && reachable);
  }

  async leave(): Promise<void> {
    await this.tab.close();
    await this.wire.cut();
  }
}

const told = ({ role, name, within }: Wanted): string =>
  `the ${role} ${name?.source ?? ''}${within ? ` in ${within.source}` : ''}`;

/** Between two looks at a screen. */
export const aMoment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 50));

/** Looks again and again until there is something. */
export async function until<T>(what: string, question: () => Promise<T | null | undefined>): Promise<T> {
  const patience = Date.now() + PATIENCE_MS;
  let found = await question();
  while (found == null) {
    expect(Date.now(), what).toBeLessThan(patience);
    await aMoment();
    found = await question();
  }
  return found;
}
