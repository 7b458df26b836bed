/** Sentences in a row: each says with how many players it holds, wherever a reader could be in doubt. */
import { bookOf, differenceOf, seatsOf } from '@fabula/engine/rule-book.ts';
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import { rulesAsText } from '../src/game/plain-text.ts';
import { exceptionsOf, sentencesOf } from '../src/game/sentences.ts';
import { LANGS, VOICES } from './voices.ts';

const SCORING = PRESETS.dixit.scoring;
const house = (scoring: Partial<Rules['scoring']>): Rules => ({
  ...PRESETS.dixit,
  scoring: { ...SCORING, ...scoring },
});
const pointsIn = (rules: Rules, seats: readonly number[]): string[] =>
  sentencesOf(
    bookOf(rules, seats).filter(({ statement }) => statement.topic === 'points'),
    seats,
    VOICES.en,
  );

describe('with how many players a sentence holds', () => {
  it('after a sentence for some, one about points for all says so', () => {
    const always = house({ soleFinder: { when: 'always', points: 7 } });
    const starts = pointsIn(always, seatsOf(always)).map((sentence) => sentence.slice(0, 19));
    expect(starts).toEqual([
      'If all find the sto',
      'If nobody finds the',
      'If only one finds t',
      'With 4 to 6 players',
      'With any number of ',
      'Advice for the stor',
    ]);
  });

  it('where the number is known, nothing is said of it', () => {
    for (const seats of [3, 4, 5, 6])
      for (const sentence of pointsIn(PRESETS.imaginarium, [seats])) expect(sentence).not.toMatch(/^With/);
  });

  it('of three, one finds it or both do: nothing is said of some', () => {
    for (const rules of Object.values(PRESETS)) {
      const [, , one = ''] = pointsIn(rules, [3]);
      expect(one).toMatch(/^If only one finds /);
      expect(pointsIn(rules, [3]).join(' ')).not.toMatch(/at least one|two or more/);
    }
  });
});

describe('what differs, above the whole of the rules', () => {
  it('a changed number is named', () => {
    const { lines } = differenceOf(house({ decoyVote: 3 }));
    expect(exceptionsOf(lines)).toEqual({ lines, pointsBelow: false });
  });

  it.each(LANGS)('no page says many sentences about points twice: %s', (lang) => {
    const changed = { some: { storyteller: 5, finder: 2 }, all: { storyteller: 1, finder: 4 }, decoyVote: 3 };
    const rules = { ...house(changed), rounds: 5 };
    const { lines, pointsBelow } = exceptionsOf(differenceOf(rules).lines);
    expect(pointsBelow).toBe(true);
    expect(lines.map(({ statement }) => statement.id)).toEqual(['end.rounds']);
    const told = rulesAsText(rules, null, VOICES[lang]).split('\n');
    for (const sentence of told.filter((line) => /получа|приносит|\bgets?\b|brings/.test(line)))
      expect(told.filter((line) => line === sentence)).toHaveLength(1);
    expect(told).toContain(VOICES[lang].say('book.whole'));
  });
});
