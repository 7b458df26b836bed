/**
 * npm run -s fresh-eyes: prints what a newcomer is given (the two minutes, the pages of house rules, 24 rounds to score) and the
 * answers apart from it, into docs/fresh-eyes.
 * npm run -s fresh-eyes -- SHEET.json: compares a newcomer's answers with the referee's.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { minuteAsText, rulesAsText } from '../../packages/web/src/game/plain-text.ts';
import { TALES } from '../../packages/web/src/game/tales.ts';
import { type Lang, LANGS, VOICES } from '../../packages/web/test/voices.ts';
import { BadInput, inputFile, isRecord, mainText } from './input.ts';
import { houseRules, judge, presetOf, type Verdict } from './judge.ts';

const folder = join(import.meta.dirname, '../../docs/fresh-eyes');

interface House {
  readonly preset: string;
  readonly options: unknown;
}
interface Round {
  /** A preset, or one of the house rules. */
  readonly rules: string;
  readonly seats: readonly string[];
  readonly storyteller: string;
  readonly row: Readonly<Record<string, string>>;
  readonly votes: Readonly<Record<string, number>>;
}
type Answer = Pick<Verdict, 'points' | 'nextStoryteller'>;

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown;
export const HOUSES = read('house-rules.json') as Readonly<Record<string, House>>;
export const ROUNDS = read('rounds.json') as readonly Round[];

export const answers = (): Answer[] =>
  ROUNDS.map(({ rules, ...round }) => {
    const { points, nextStoryteller } = judge({ ...(HOUSES[rules] ?? { preset: rules }), ...round });
    return { points, nextStoryteller };
  });

/** What a newcomer reads, and nothing else. */
export function texts(lang: Lang): string {
  const voice = VOICES[lang];
  const houses = Object.entries(HOUSES).map(([name, { preset, options }]) => [
    `=== ${name} ===`,
    rulesAsText(houseRules(presetOf(preset), options), null, voice),
  ]);
  const minutes = Object.values(TALES).map((tale) => [`=== ${tale.game} ===`, minuteAsText(tale, voice)]);
  return `${[...minutes, ...houses].map((part) => part.join('\n\n')).join('\n\n\n')}\n`;
}

export function questions(): string {
  const asked = ROUNDS.map(({ rules, seats, storyteller, row, votes }, place) =>
    [
      `## ${place + 1}. By the rules called "${rules}"`,
      `Players, clockwise: ${seats.join(', ')}. Storyteller: ${storyteller}.`,
      `Pictures: ${Object.entries(row)
        .map(([number, name]) => `${number} is ${name}'s`)
        .join(', ')}.`,
      `Votes: ${Object.entries(votes)
        .map(([name, number]) => `${name} for ${number}`)
        .join(', ')}.`,
    ].join('\n'),
  );
  return `# Twenty-four rounds

How many points does each player get in the round, and who tells next?

${asked.join('\n\n')}
`;
}

function compare(sheet: unknown): string {
  const key = answers();
  if (!Array.isArray(sheet) || sheet.length !== key.length)
    throw new BadInput(
      `a sheet is a list of ${key.length} answers: { "points": { NAME: 3, … }, "nextStoryteller": NAME }`,
    );
  const wrong = key.flatMap((right, place) => {
    const given: unknown = sheet[place];
    const answer = isRecord(given)
      ? { points: given['points'], nextStoryteller: given['nextStoryteller'] }
      : null;
    return isDeepStrictEqual(answer, right)
      ? []
      : [
          `round ${place + 1} (${ROUNDS[place]?.rules}): ${JSON.stringify(answer)} instead of ${JSON.stringify(right)}`,
        ];
  });
  return [`${key.length - wrong.length} of ${key.length} rounds as the referee scores them`, ...wrong].join(
    '\n',
  );
}

function print(): void {
  for (const lang of LANGS) writeFileSync(join(folder, `texts.${lang}.txt`), texts(lang));
  writeFileSync(join(folder, 'questions.md'), questions());
  writeFileSync(join(folder, 'answers.json'), `${JSON.stringify(answers(), null, 2)}\n`);
}

if (process.argv[1] === import.meta.filename)
  mainText(() => {
    if (process.argv.length > 2) return compare(inputFile('npm run -s fresh-eyes -- SHEET.json'));
    print();
    return `printed into ${folder}`;
  });
