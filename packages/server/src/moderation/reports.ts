/** What guests have reported, for the host: a bounded list, each thing once a reporter, with what it was then. */
import type { Rec, Records } from '@fabula/gamelog/port.ts';
import * as v from 'valibot';
import { BrokenDocument, readDocument, writeDocument } from '@fabula/table/documents.ts';
import { everyRecord } from '@fabula/gamelog/pages.ts';

const orNothing = v.nullable(v.string());

const form = v.pipe(
  v.object({
    /** Counts up, and names it for the host. */
    number: v.pipe(v.number(), v.integer()),
    at: v.number(),
    by: v.string(),
    /** Where the reporter came from, and the reported, under names that mean nothing without this server's key. */
    from: v.string(),
    network: orNothing,
    player: v.string(),
    name: orNothing,
    kind: v.picklist(['name', 'message', 'clue', 'drawing', 'recording', 'card']),
    /** Of a name: the one they had before. */
    text: orNothing,
    /** Of a card: its deck and it. */
    media: orNothing,
    /** Of a message: when it was said. */
    said: v.nullable(v.number()),
    table: v.string(),
    game: v.string(),
    reason: v.string(),
    /** What the host has done about it. */
    done: orNothing,
  }),
  v.readonly(),
);
export type Report = v.InferOutput<typeof form>;
/** What is told of it when it comes. */
export type NewReport = Omit<Report, 'number' | 'done'>;

export const REPORTS = 'report';
export const MOST_REPORTS = 1_000;
const DIGITS = 9;
const idOf = (number: number): string => String(number).padStart(DIGITS, '0');
const readReport = ({ id, text }: Rec): Report => readDocument(`report ${id}`, text, form);

/** What makes it the same report. A name that was changed, or a new message, is another thing. */
const thingOf = ({ by, player, kind, name, text, media, said, game }: NewReport): string =>
  JSON.stringify([by, player, kind, kind === 'name' ? [name, text] : [game, media, said, text]]);

interface Known {
  readonly thing: string;
  readonly from: string;
}

export class Reports {
  readonly #records: Records;
  readonly #most: number;
  #known: Promise<Map<number, Known>> | null = null;
  #last = 0;

  constructor(records: Records, most = MOST_REPORTS) {
    this.#records = records;
    this.#most = most;
  }

  /** Answers with how much was written: 0, if that was reported before. */
  async add(report: NewReport): Promise<number> {
    const known = await this.#all();
    const thing = thingOf(report);
    for (const other of known.values()) if (other.thing === thing) return 0;
    const written = await this.#write(report, known, { thing, from: report.from });
    while (known.size > this.#most) {
      const oldest = leastMissed(known);
      known.delete(oldest);
      await this.#records.remove(REPORTS, idOf(oldest));
    }
    return written;
  }

  /** Known before it is on disk, so that the same one at the same time is not kept twice. */
  async #write(report: NewReport, known: Map<number, Known>, of: Known): Promise<number> {
    for (;;) {
      this.#last += 1;
      const number = this.#last;
      known.set(number, of);
      const text = writeDocument({ ...report, number, done: null } satisfies Report);
      const put = await this.#records.put(REPORTS, idOf(number), text, 0).catch((error: unknown) => {
        known.delete(number);
        throw error;
      });
      if (put.ok) return text.length;
      // One that cannot be read has this number.
      known.delete(number);
    }
  }

  /** The oldest first. */
  async list(): Promise<Report[]> {
    const found: Report[] = [];
    for await (const record of everyRecord(this.#records, REPORTS)) {
      try {
        found.push(readReport(record));
      } catch (error) {
        // One that cannot be read must not hide the others.
        if (!(error instanceof BrokenDocument)) throw error;
      }
    }
    return found;
  }

  async find(number: number): Promise<Report | null> {
    const record = await this.#records.get(REPORTS, idOf(number));
    return record ? readReport(record) : null;
  }

  async settle(number: number, done: string): Promise<void> {
    for (;;) {
      const record = await this.#records.get(REPORTS, idOf(number));
      if (!record) return;
      const text = writeDocument({ ...readReport(record), done });
      const put = await this.#records.put(REPORTS, record.id, text, record.version);
      // Somebody else has changed it in between.
      if (put.ok) return;
    }
  }

  #all(): Promise<Map<number, Known>> {
    this.#known ??= this.#read().catch((error: unknown) => {
      this.#known = null;
      throw error;
    });
    return this.#known;
  }

  async #read(): Promise<Map<number, Known>> {
    const known = new Map<number, Known>();
    for (const report of await this.list()) {
      known.set(report.number, { thing: thingOf(report), from: report.from });
      this.#last = Math.max(this.#last, report.number);
    }
    return known;
  }
}

/** The oldest from where most come: nobody can push out what others have reported. */
function leastMissed(known: ReadonlyMap<number, Known>): number {
  const oldest = new Map<string, { number: number; count: number }>();
  for (const [number, { from }] of known) {
    const of = oldest.get(from) ?? { number, count: 0 };
    of.count += 1;
    oldest.set(from, of);
  }
  let worst = { number: 0, count: 0 };
  for (const of of oldest.values()) if (of.count > worst.count) worst = of;
  return worst.number;
}
