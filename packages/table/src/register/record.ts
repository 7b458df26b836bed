/**
 * A table's log as it is kept: what it adds up to, and the last entries. It is compacted with every entry, so that months
 * of changes cost nothing; who follows it from another node reads the entries that are new there.
 */
import { LEVELS } from '@fabula/bots/brain.ts';
import { CHARACTER_IDS } from '@fabula/bots/characters.ts';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import * as v from 'valibot';
import { readDocument, writeDocument } from '../documents.ts';
import { askerIn, type Pages, type Snapshot, type Text } from '../ledger.ts';
import type { Register } from './model.ts';

/** How many messages are recognised when they come again, and how far behind a follower may be and still see entries. */
const LATEST = 16;

const id = v.string();
const ids = v.pipe(v.array(id), v.readonly());

const form = v.object({
  game: id,
  games: ids,
  language: v.picklist(LANGUAGES),
  listed: v.boolean(),
  chat: v.boolean(),
  descriptions: v.optional(v.boolean(), false),
  quickBots: v.optional(v.boolean(), false),
  banned: ids,
  bots: v.record(id, v.object({ character: v.picklist(CHARACTER_IDS), level: v.picklist(LEVELS) })),
  mutes: v.record(id, ids),
  handovers: v.array(v.object({ hash: v.string(), from: id, until: v.number() })),
  closed: v.optional(v.boolean(), false),
  /** Records of before there was a log count as its first event. */
  seq: v.optional(v.number(), 1),
  latest: v.optional(v.array(v.object({ from: v.number(), text: v.string() })), []),
});

type RegisterRecord = Register & Pick<v.InferOutput<typeof form>, 'seq' | 'latest'>;

export const readRegister = (code: string, text: string): RegisterRecord =>
  readDocument(`table ${code}`, text, form);

/** Where the record of one table lies. */
export interface Drawer {
  get(): Promise<{ readonly text: string; readonly version: number } | undefined>;
  put(text: string, expectedVersion: number): Promise<{ readonly ok: boolean; readonly version: number }>;
  /** What a text takes there, in bytes. */
  sizeOf(text: string): number;
}

export class RegisterPages implements Pages<Register> {
  readonly #code: string;
  readonly #drawer: Drawer;
  #version = 0;
  #latest: RegisterRecord['latest'] = [];

  constructor(code: string, drawer: Drawer) {
    this.#code = code;
    this.#drawer = drawer;
  }

  async append(
    expectedSeq: number,
    text: string,
    events: number,
    after: Register,
  ): Promise<{ ok: boolean; size: number }> {
    const latest = [...this.#latest, { from: expectedSeq, text }].slice(-LATEST);
    const whole = writeDocument({ code: this.#code, ...after, seq: expectedSeq + events, latest });
    const { ok, version } = await this.#drawer.put(whole, this.#version);
    if (ok) this.#noted(version, latest);
    return { ok, size: this.#drawer.sizeOf(whole) };
  }

  async *read(afterSeq: number): AsyncGenerator<readonly (Text | Snapshot<Register>)[], void, void> {
    const found = await this.#drawer.get();
    if (!found) return;
    const { seq, latest, ...state } = readRegister(this.#code, found.text);
    this.#noted(found.version, latest);
    if (seq <= afterSeq) return;
    const news = latest.filter(({ from }) => from >= afterSeq);
    const answered = latest.flatMap(({ text }) => askerIn(text) ?? []);
    yield news[0]?.from === afterSeq ? news : [{ state, seq, answered }];
  }

  sizeOf(text: string): number {
    return this.#drawer.sizeOf(text);
  }

  #noted(version: number, latest: RegisterRecord['latest']): void {
    this.#version = version;
    this.#latest = latest;
  }
}
