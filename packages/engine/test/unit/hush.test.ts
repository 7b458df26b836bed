import { describe, expect, it } from 'vitest';
import { hushed, isBy } from '../../src/hush.ts';
import { asLog, type Entry, fold } from '../../src/log.ts';
import { verifyDeal } from '../../src/replay.ts';
import { finish } from '../kit/games.ts';
import { lobby } from '../kit/table.ts';

const { entries } = finish(
  lobby({ preset: 'imaginarium', seats: 4, rules: { rounds: 4, firstStoryteller: 1 } }).does({
    type: 'start',
    by: 'ana',
  }),
);
const tellers = new Set(
  entries.flatMap(({ command }) =>
    command?.type === 'tell' && typeof command.by === 'string' ? [command.by] : [],
  ),
);

describe('a log without somebody’s words', () => {
  it('says nothing in their clues, and everything else', () => {
    const [teller = ''] = tellers;
    expect(tellers.size).toBeGreaterThan(1);
    const left = entries.map((entry) => hushed(entry, new Set([teller])));
    const theirs = (entry: Entry): boolean => isBy(entry, new Set([teller]));
    for (const [place, entry] of entries.entries()) if (!theirs(entry)) expect(left[place]).toBe(entry);
    for (const { command, events } of left.filter(theirs)) {
      expect(command).toMatchObject({ clue: { kind: 'text', text: '' } });
      expect(events[0]).toMatchObject({ clue: { kind: 'text', text: '' } });
    }
    expect(left.filter(theirs).length).toBeGreaterThan(0);
    expect(fold(left)).toEqual(fold(entries));
    expect(verifyDeal(asLog(left))).toMatchObject({ ok: true });
  });

  it('does not say which drawing or song it was, nor what was in it', () => {
    const clue = { kind: 'drawing', media: '1-name', words: 'a house' } as const;
    for (const type of ['told', 'mended'] as const) {
      const entry = {
        seq: 1,
        hash: 'x',
        command: { type: 'tell', by: 'ana', card: 1, clue, at: 1 },
        events: [{ v: 1, type, card: 1, clue, deadline: null }],
      } as Entry;
      expect(JSON.stringify(hushed(entry, new Set(['ana'])))).not.toMatch(/1-name|a house/);
      expect(hushed(entry, new Set(['boris']))).toBe(entry);
    }
  });

  it('leaves what a stand-in said', () => {
    const command = {
      type: 'tell',
      by: { standInFor: 0 },
      card: 1,
      clue: { kind: 'text', text: 'x' },
      at: 1,
    };
    const entry = { seq: 1, hash: 'x', command, events: [] } as Entry;
    expect(hushed(entry, new Set(['ana']))).toBe(entry);
  });
});
