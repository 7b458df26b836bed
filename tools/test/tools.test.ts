import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { file, folder, run, runWith } from './command.ts';

describe('npm run clue', () => {
  it('answers for every clue, and says what is missing', () => {
    const clues = [
      { constraint: 'question', text: 'Где счастье?' },
      { constraint: 'question', text: 'Где счастье' },
      { constraint: 'four-words', text: 'раз — два, три' },
      { constraint: 'most-of-all', text: 'Most of all, I love rain' },
      { constraint: 'most-of-all', text: 'I love rain most of all' },
    ];
    const { code, out } = run('clue', file(clues));
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual([
      { ok: true },
      { ok: false, reason: 'it is no question: a question mark at the end is missing' },
      { ok: false, reason: 'it has 3 words: exactly 4 are asked for' },
      { ok: true },
      { ok: false, reason: 'it does not begin with "Most of all I love" or "Больше всего я люблю"' },
    ]);
  });

  it('refuses what is no list of clues', () => {
    expect(run('clue', file({}))).toMatchObject({ code: 2, out: '' });
    expect(run('clue', file([{ constraint: 'rhyme', text: 'x' }])).err).toMatch(
      /clue 1: "constraint" must be one of/,
    );
  });
});

describe('npm run simulate', () => {
  it('plays the same games for the same seed', () => {
    const play = (seed: string): Record<string, unknown> => {
      const { out } = run(
        'simulate',
        '--preset',
        'dixit',
        '--seats',
        '5',
        '--games',
        '20',
        '--seed',
        seed,
        '--json',
      );
      const { seconds: _, movesPerSecond: __, ...same } = JSON.parse(out) as Record<string, unknown>;
      return same;
    };
    const first = play('7');
    expect(first).toMatchObject({ games: 20, rounds: 220, moves: 2000, roundsPerGame: 11 });
    expect(play('7')).toEqual(first);
    expect(play('8')).not.toEqual({ ...first, seed: '8' });
  });

  it('refuses numbers of seats nobody can play with', () => {
    expect(run('simulate', '--seats', '7').err).toBe('--seats must be a whole number from 3 to 6\n');
    expect(run('simulate', '--seat', '5')).toMatchObject({ code: 2, out: '' });
  });
});

describe('npm run replay', () => {
  run('simulate', '--preset', 'imaginarium', '--seats', '3', '--games', '1', '--seed', '7', '--log', folder);
  const path = join(folder, 'imaginarium-3-1.json');
  const text = readFileSync(path, 'utf8');

  it('folds a log, checks it, and prints the final scores', () => {
    const { code, out } = run('replay', path);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      finished: true,
      scores: [{ seat: 0 }, { seat: 1 }, { seat: 2 }],
    });
  });

  it('refuses a log in which one byte of an event was changed, and names the event', () => {
    const place = text.indexOf('"points":[') + '"points":['.length;
    const digit = text[place] === '3' ? '2' : '3';
    const { code, out, err } = run('replay', file(text.slice(0, place) + digit + text.slice(place + 1)));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^refused at event \d+: the seal is broken/);
  });

  it('refuses what is no log', () => {
    expect(run('replay', file([])).err).toBe('this is not a Fabula log\n');
    expect(run('replay', file({ format: 'fabula-log', version: 99, entries: [] })).err).toMatch(
      /newer than this program/,
    );
  });
});

describe('npm run backup', () => {
  it('of a folder without data makes none, neither a backup nor data', () => {
    const [data, into] = [mkdtempSync(join(folder, 'data-')), join(folder, 'backups')];
    const { code, out, err } = runWith({ DATA_DIR: data }, 'backup', into);
    expect({ code, out, err }).toEqual({ code: 1, out: '', err: `There is no data in ${data}\n` });
    expect(readdirSync(data)).toEqual([]);
    expect(() => readdirSync(into)).toThrow('ENOENT');
  });
});
