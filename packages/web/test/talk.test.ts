import { describe, expect, it } from 'vitest';
import { isResting, hasTalk } from '../src/game/seen.ts';
import {
  looked,
  MOST_ENTRIES,
  recalled,
  shown,
  SILENCE,
  unread,
  withLine,
  withReaction,
  type Talk,
} from '../src/game/talk.ts';
import { SOLO_CODE } from '../src/solo/code.ts';
import { seen } from './table.ts';

const line = (by: string, at: number) => ({ by, text: `${by} ${at}`, at });
const words = (talk: Talk): string[] =>
  shown(talk).map(({ by, what }) => ('text' in what ? what.text : `${by} ${what.reaction}`));
const said = (...lines: [by: string, at: number][]): Talk =>
  lines.reduce((talk, [by, at]) => withLine(talk, line(by, at)), SILENCE);

describe('talk', () => {
  it('keeps the latest lines, each with a number of its own', () => {
    let talk = SILENCE;
    for (let at = 1; at <= 3 * MOST_ENTRIES; at += 1) talk = withLine(talk, line('tom', at));
    expect(words(talk)).toHaveLength(MOST_ENTRIES);
    expect(words(talk).at(-1)).toBe(`tom ${3 * MOST_ENTRIES}`);
    expect(new Set(talk.entries.map(({ nth }) => nth)).size).toBe(MOST_ENTRIES);
  });

  it('counts the lines of others as new until they are looked at', () => {
    const talk = said(['tom', 1], ['ana', 2], ['leo', 3]);
    expect(unread(talk, 'ana')).toBe(2);
    expect(unread(talk, null)).toBe(3);
    const after = looked(talk);
    expect(unread(after, 'ana')).toBe(0);
    expect(unread(withLine(after, line('tom', 4)), 'ana')).toBe(1);
    expect(unread(withReaction(after, { by: 'tom', reaction: 'wow' }), 'ana')).toBe(0);
    expect(looked(SILENCE)).toEqual(SILENCE);
  });

  it('counts what was missed while the connection was lost, and nothing twice', () => {
    const before = looked(said(['tom', 1], ['leo', 2]));
    const back = recalled(before, [line('tom', 1), line('leo', 2), line('tom', 3)]);
    expect(words(back)).toEqual(['tom 1', 'leo 2', 'tom 3']);
    expect(unread(back, 'ana')).toBe(1);
    const numbers = [...before.entries, ...back.entries].map(({ nth }) => nth);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('keeps whispers apart from what was said, each in its time', () => {
    const both = withLine(said(['leo', 2]), line('tom', 3), true);
    expect(both.entries.map(({ isWhisper }) => isWhisper)).toEqual([false, true]);
    const back = recalled(
      recalled(both, [line('leo', 2), line('leo', 5)]),
      [line('ana', 1), line('tom', 3)],
      true,
    );
    expect(words(back)).toEqual(['ana 1', 'leo 2', 'tom 3', 'leo 5']);
    expect(back.entries.map(({ isWhisper }) => isWhisper)).toEqual([true, false, true, false]);
    expect(unread(looked(both), 'ana')).toBe(0);
    expect(unread(both, 'ana')).toBe(2);
  });

  it('hides all of a muted person at once, also from the count, and shows it again', () => {
    const talk = withReaction(said(['tom', 1], ['leo', 2], ['tom', 3]), { by: 'tom', reaction: 'sad' });
    const muted = { ...talk, muted: ['tom'] };
    expect(words(muted)).toEqual(['leo 2']);
    expect(unread(muted, 'ana')).toBe(1);
    expect(words({ ...muted, muted: [] })).toEqual(['tom 1', 'leo 2', 'tom 3', 'tom sad']);
  });

  it('gives whoever reacts again and again one place', () => {
    let talk = said(['tom', 1]);
    for (const by of ['tom', 'tom', 'leo', 'tom']) talk = withReaction(talk, { by, reaction: 'clap' });
    expect(words(talk)).toEqual(['tom 1', 'tom clap', 'leo clap', 'tom clap']);
  });
});

describe('who may talk', () => {
  it('not the storyteller from the telling to the reveal', () => {
    const rests = (phase: 'tell' | 'submit' | 'vote' | 'result', storyteller: number): boolean =>
      isResting(seen({ phase, storyteller }));
    expect((['tell', 'submit', 'vote', 'result'] as const).filter((phase) => rests(phase, 0))).toEqual([
      'submit',
      'vote',
    ]);
    expect(rests('vote', 1)).toBe(false);
    expect(isResting(seen({ phase: 'vote', storyteller: 0, seat: null }))).toBe(false);
  });

  it('nobody where it is switched off, or at the table on this device', () => {
    const here = seen();
    expect(hasTalk(here)).toBe(true);
    expect(hasTalk({ ...here, table: { ...here.table, chat: false } })).toBe(false);
    expect(hasTalk({ ...here, table: { ...here.table, code: SOLO_CODE } })).toBe(false);
  });
});
