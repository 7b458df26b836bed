/** What newcomers were given, and the answers to it, are what the game says today. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answers, HOUSES, questions, ROUNDS, texts } from '../src/fresh-eyes.ts';
import { file, run } from './command.ts';
import { scoreByReading } from './plain-reader.ts';

const kept = (name: string): string =>
  readFileSync(new URL(`../../docs/fresh-eyes/${name}`, import.meta.url), 'utf8');

describe('twelve rounds of each game', () => {
  it('half of them by house rules whose numbers no book has', () => {
    const of = (game: string) => ROUNDS.filter(({ rules }) => (HOUSES[rules]?.preset ?? rules) === game);
    for (const game of ['dixit', 'imaginarium']) {
      expect(of(game)).toHaveLength(12);
      expect(of(game).filter(({ rules }) => rules in HOUSES)).toHaveLength(6);
    }
    expect(new Set(ROUNDS.map(({ seats }) => seats.length))).toEqual(new Set([3, 4, 5, 6]));
  });

  it('the answers are the referee’s', () => {
    expect(JSON.parse(kept('answers.json'))).toEqual(answers());
  });

  it('the pages to print are those of today (npm run -s fresh-eyes)', () => {
    expect(kept('questions.md').trim()).toBe(questions().trim());
    expect(kept('texts.en.txt')).toBe(texts('en'));
    expect(kept('texts.ru.txt')).toBe(texts('ru'));
  });

  it('the words are enough: who can only read them scores every round as the referee does', () => {
    const pages = texts('en').split(/^=== (.*) ===$/m);
    const pageOf = (name: string): string => pages[pages.indexOf(name) + 1] ?? '';
    expect(ROUNDS.map((round) => scoreByReading(pageOf(round.rules), round))).toEqual(
      answers().map(({ points }) => points),
    );
  });

  it('nothing that is given tells an answer', () => {
    for (const text of [questions(), texts('en')]) expect(text).not.toMatch(/nextStoryteller|"points"/);
  });

  it('a sheet is compared with them', () => {
    const right = answers();
    expect(run('fresh-eyes', file(right)).out).toBe('24 of 24 rounds as the referee scores them\n');
    const [first, ...rest] = right;
    const wrong = [{ ...first, nextStoryteller: 'Dan' }, ...rest];
    expect(run('fresh-eyes', file(wrong)).out).toMatch(/^23 of 24 .*\nround 1 \(dixit\): /);
    expect(run('fresh-eyes', file([])).code).toBe(2);
  });
});
