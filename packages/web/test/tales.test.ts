/** The minutes are the books' own turns, with the books' numbers. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { exampleOf, exampleSeats } from '../src/game/example.ts';
import { minuteAsText, rulesAsText } from '../src/game/plain-text.ts';
import { answerOf, coachPoints, linesForThree, TALES, told } from '../src/game/tales.ts';
import { LANGS, VOICES } from './voices.ts';

const pointsOf = ({ game, people }: (typeof TALES)['dixit'], vote: number): Record<string, number> => {
  const { points } = told(TALES[game], vote);
  return Object.fromEntries(people.map((name, seat) => [name, points[seat] ?? 0]));
};

describe('the minutes', () => {
  it('[X1] Dixit: where is happiness?', () => {
    expect(answerOf(TALES.dixit)).toBe(4);
    expect(pointsOf(TALES.dixit, 4)).toEqual({ yura: 3, timur: 1, lena: 5, kolya: 0, masha: 0 });
  });

  it('[X2] Imaginarium: cold waters', () => {
    const { votes, owners } = told(TALES.imaginarium, answerOf(TALES.imaginarium));
    expect(votes.filter((vote) => vote === answerOf(TALES.imaginarium))).toHaveLength(3);
    expect([votes[1], votes[2]]).toEqual([5, 6]);
    expect(pointsOf(TALES.imaginarium, 3)).toEqual({
      green: 6,
      yellow: 0,
      orange: 0,
      blue: 4,
      violet: 4,
      white: 3,
    });
    expect([owners[4], owners[5]]).toEqual([3, 4]);
  });

  it.each(LANGS)('say the numbers that the round pays: %s', (lang) => {
    const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);
    const { say } = VOICES[lang];
    for (const tale of Object.values(TALES)) {
      const { points, reasons } = told(tale, answerOf(tale));
      const { found = 0, fooled = 0 } = reasons[tale.me] ?? {};
      const [mine, teller] = [points[tale.me] ?? 0, points[0] ?? 0];
      const words = say(`how.coach.reveal.${tale.game}`, { found, fooled, n: mine, teller });
      expect(numbers(words)).toEqual([found, teller, fooled, mine]);
    }
  });

  it.each(LANGS)('tell who missed it what the book’s round pays: %s', (lang) => {
    for (const tale of Object.values(TALES)) {
      const { found, teller, fooled, n } = coachPoints(tale);
      const words = VOICES[lang].say(`how.coach.missed.${tale.game}`, { found, teller, fooled, n });
      expect([...words.matchAll(/\d+/g)].map(Number)).toEqual([found, teller, fooled, n]);
    }
  });

  it.each(LANGS)('tell everything the books tell: %s', (lang) => {
    const dixit = minuteAsText(TALES.dixit, VOICES[lang]);
    const imaginarium = minuteAsText(TALES.imaginarium, VOICES[lang]);
    for (const n of [84, 6, 7, 15, 11, 8, 13]) expect(dixit).toMatch(new RegExp(`\\b${n}\\b`));
    for (const n of [64, 24, 3, 14, 6, 16, 8, 18, 10, 20, 12, 22])
      expect(imaginarium).toMatch(new RegExp(`\\b${n}\\b`));
    expect(imaginarium).toMatch(/\bit is a draw\b|ничья/);
    expect(imaginarium).toMatch(/imagination!|фантазией!/);
    expect(dixit).toMatch(/Happiness Is in the Field|Счастье в поле/);
    for (const text of [dixit, imaginarium]) expect(text).not.toMatch(/[{}]|undefined|null|\n\n\n/);
  });

  it('three players: what the books say of them', () => {
    const ids = (game: 'dixit' | 'imaginarium') =>
      linesForThree(TALES[game]).map(({ statement }) => statement.id);
    expect(ids('dixit')).toEqual(['hand', 'give', 'row.count', 'points.sole.alike', 'end.deck.rounds']);
    expect(ids('imaginarium')).toEqual(['give', 'row.count', 'points.sole']);
  });
});

describe('the example of the rules page', () => {
  it('[X1] with five seats is the book\u2019s own', () => {
    const { result, gave } = exampleOf(PRESETS.dixit, 5);
    expect(result.points).toEqual([3, 1, 5, 0, 0]);
    expect(gave).toEqual([[4], [3], [1], [2], [5]]);
  });

  it('[X2] with six seats is Imaginarium’s own, if that is what is played', () => {
    expect([exampleSeats(PRESETS.dixit), exampleSeats(PRESETS.imaginarium)]).toEqual([5, 6]);
    const { people, result } = exampleOf(PRESETS.imaginarium, 6);
    expect(people[0]).toBe('green');
    expect(result.points).toEqual([6, 0, 0, 4, 4, 3]);
    expect(exampleOf(PRESETS.imaginarium, 5).people[0]).toBe('yura');
    expect(exampleOf(PRESETS.dixit, 6).people[0]).toBe('yura');
  });

  it('nobody votes for a picture of their own, with any number of seats', () => {
    for (const rules of [PRESETS.dixit, { ...PRESETS.dixit, give: { 3: 1, 4: 2, 5: 3, 6: 2 } }])
      for (const seats of [3, 4, 5, 6]) {
        const { result, gave } = exampleOf(rules, seats);
        expect(result.votes[0]).toBeNull();
        result.votes.forEach((vote, seat) => vote !== null && expect(gave[seat]).not.toContain(vote));
        expect(result.owners).toHaveLength(1 + (seats - 1) * rules.give[seats as 3 | 4 | 5 | 6]);
      }
  });

  it.each(LANGS)('every page can be printed: %s', (lang) => {
    for (const rules of Object.values(PRESETS))
      for (const seats of [null, 3, 4, 5, 6])
        expect(rulesAsText(rules, seats, VOICES[lang])).not.toMatch(/[{}]|undefined|null/);
  });
});
