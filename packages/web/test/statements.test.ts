/**
 * What the game says about its rules, against what it does. Every sentence is read as a player reads it, its numbers are
 * taken out of the words, and the engine plays what the sentence names.
 */
import { PRESETS, type Rules, type SoleFinder } from '@fabula/engine/rules.ts';
import { STATEMENT_IDS, type StatementId } from '@fabula/engine/statement-ids.ts';
import { statementsFor } from '@fabula/engine/statements.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySetting } from '../../engine/test/kit/games.ts';
import { runs } from '../../engine/test/kit/play.ts';
import { BOX, SEAT_COUNTS } from '../../engine/test/kit/table.ts';
import { GAME_NAMES, GAMES } from '../src/game/presets.ts';
import { sentenceOf } from '../src/game/sentences.ts';
import { CHECKS, numbersIn } from './statements/checks.ts';
import { type Case, EVERY_WAY } from './statements/played.ts';
import { LANGS, VOICES } from './voices.ts';

const told = new Set<StatementId>();

/** The result of a round must be there to be looked at. */
const RESULT_STAYS = /^(?!result|time).*/;

function checkEverySentence(rules: Rules, seats: number): void {
  for (const statement of statementsFor(rules, seats)) {
    const waits = RESULT_STAYS.test(statement.id) && rules.time.result === 0;
    const time = { ...rules.time, result: null };
    const each: Case = { rules: waits ? { ...rules, time } : rules, seats, statement };
    for (const lang of LANGS) {
      const sentence = sentenceOf(statement, VOICES[lang]);
      expect(sentence).toMatch(/^\p{Lu}|^\d/u);
      expect(sentence).not.toMatch(/[{}]|undefined| {2}|\.\./);
      try {
        CHECKS[statement.id](numbersIn(sentence), each);
      } catch (cause) {
        throw new Error(`${seats} seats, "${sentence}" (${statement.id}): ${String(cause)}`, { cause });
      }
    }
    told.add(statement.id);
  }
}

const SOLE: readonly SoleFinder[] = ['three-seats', 'always', 'never'];

describe('every sentence about rules says what the engine does', () => {
  it.each(GAME_NAMES.flatMap((name) => SEAT_COUNTS.map((seats) => ({ name, seats }))))(
    '$name with $seats seats, whenever a sole finder counts',
    ({ name, seats }) => {
      for (const when of SOLE) {
        const { scoring } = GAMES[name];
        const rules: Rules = {
          ...GAMES[name],
          scoring: { ...scoring, soleFinder: { ...scoring.soleFinder, when } },
        };
        checkEverySentence(rules, seats);
      }
    },
  );

  it('any rules that can be played', () => {
    fc.assert(
      fc.property(anySetting, ({ preset = 'dixit', rules, seats }) => {
        checkEverySentence({ ...PRESETS[preset], ...rules }, seats);
      }),
      runs(400, 20),
    );
  });

  it('none was left untold', () => {
    const odd: Partial<Rules>[] = [
      { seats: { least: 4, most: 4 } },
      { cards: null },
      { track: { start: 0, finish: 9, special: {} }, deckOut: 'ends', tie: 'furthest', rounds: 50 },
      { clues: { ...EVERY_WAY, text: false, aloud: false, song: false } },
      { time: { claim: 20, tell: 30, submit: 40, vote: 50, result: null } },
      { time: { ...PRESETS.dixit.time, result: 0 } },
      { ownWords: true, swapOnce: true },
      { unseenFirst: false, standIns: false, lateSeats: false },
      { permanent: 'question', constraints: 'remind', firstStoryteller: 2 },
      { permanent: 'four-words' },
      { ...BOX, time: { claim: 20, tell: 30, submit: 40, vote: 50, result: null } },
    ];
    const { scoring } = PRESETS.dixit;
    const some = { storyteller: 5, finder: 2 };
    const always = { when: 'always', points: 7 } as const;
    for (const change of [
      { some },
      { some, soleFinder: always },
      { soleFinder: always },
      { soleFinder: always, finderVote: 2 },
      { all: { storyteller: 2, finder: 2 }, nobody: { storyteller: 3, guesser: 3 } },
      { all: { storyteller: 0, finder: 0 }, nobody: { storyteller: 0, guesser: 0 } },
    ])
      checkEverySentence({ ...PRESETS.dixit, scoring: { ...scoring, ...change } }, 4);
    for (const change of odd)
      for (const preset of [PRESETS.dixit, PRESETS.imaginarium])
        checkEverySentence({ ...preset, ...change }, 4);
    const special = {
      scoring: { ...PRESETS.imaginarium.scoring, decoyVote: 0, nobody: { storyteller: 0, guesser: 1 } },
      permanent: 'story',
    } as const;
    checkEverySentence({ ...PRESETS.imaginarium, ...special, cellAlone: true }, 4);
    expect(STATEMENT_IDS.filter((id) => !told.has(id))).toEqual([]);
  });
});

describe('the check itself', () => {
  it('notices the help text it was written for', () => {
    const [statement] = statementsFor(PRESETS.dixit, 3);
    if (!statement) throw new Error('nothing is said');
    const [, some] = numbersIn('0. Some found it: they and the storyteller get 3.');
    const three = { rules: PRESETS.dixit, seats: 3, statement };
    expect(() => CHECKS['points.some.alike']([some ?? 0, 0], three)).toThrow();
    expect(() => CHECKS['points.some.alike']([some ?? 0, 0], { ...three, seats: 4 })).not.toThrow();
    const imaginarium = { rules: PRESETS.imaginarium, seats: 5, statement };
    expect(() => CHECKS['points.some.alike']([some ?? 0, 0], imaginarium)).toThrow();
  });

  it('reads numbers in either language', () => {
    expect(numbersIn('рассказчику — 3 очка и ещё по 1, остальным — ничего')).toEqual([3, 1, 0]);
    expect(numbersIn('Cells 3 and 14: exactly four words, the others nothing')).toEqual([3, 14, 0]);
  });
});
