/**
 * A table's log as it is kept: what it adds up to, and the last entries. It is compacted with every entry, so that months
 * of changes cost nothing; who follows it from another node reads the entries that are new there.
 */
import { LEVELS } from '@fabula/bots/brain.ts';
import { CHARACTER_IDS } from '@fabula/bots/characters.ts';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import * as v from 'valibot';
import { readDocument, writeDocument } from '../documents.ts';
import { askerIn, type Pages } from '../ledger.ts';
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

export function registerPages(code: string, drawer: Drawer): Pages<Register> {
  let version = 0;
  let latest: RegisterRecord['latest'] = [];
  return {
    async append(expectedSeq, text, events, after) {
      const kept = [...latest, { from: expectedSeq, text }].slice(-LATEST);
      const record = { ...after, seq: expectedSeq + events, latest: kept };
      const whole = writeDocument({ code, ...record });
      const { ok, version: now } = await drawer.put(whole, version);
      if (ok) [version, latest] = [now, kept];
      return { ok, size: drawer.sizeOf(whole) };
    },
    async *read(afterSeq) {
      const found = await drawer.get();
      if (!found) return;
      const { seq, latest: kept, ...state } = readRegister(code, found.text);
      [version, latest] = [found.version, kept];
      if (seq <= afterSeq) return;
      const news = kept.filter(({ from }) => from >= afterSeq);
      const answered = kept.flatMap(({ text }) => askerIn(text) ?? []);
      yield news[0]?.from === afterSeq ? news : [{ state, seq, answered }];
    },
    sizeOf: (text) => drawer.sizeOf(text),
  };
}
