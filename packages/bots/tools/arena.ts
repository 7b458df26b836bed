/**
 * npm run -s bots:arena -- --games 400 --seats 6 --json: bots among themselves, beside what people do.
 * [--language en|ru] [--level gentle|even|sharp] [--preset dixit|imaginarium] [--seed 1] [--deck dream|new-year|dream,new-year] [--clues-of CARD,CARD…]
 * Once with listeners that use another encoder than the tellers plan with, once with the bots' own ears; then how well the ears
 * understand clues written from the pictures alone,
 * of all cards or of those named, and what is worth what a storyteller is told about how plain a clue is.
 */
import { parseArgs } from 'node:util';
import { PRESETS, type PresetName } from '@fabula/engine/rules.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { isLevel, type Level, LEVELS, USUAL_LEVEL } from '../src/brain.ts';
import { loadVocabulary } from '../src/node.ts';
import { DISTINCT_AMONG_PEOPLE, type Figures, figuresOf, PEOPLE } from './arena/figures.ts';
import { type Worth, worthOfPlainness } from './arena/plainness.ts';
import { play, type Played } from './arena/play.ts';
import { LISTENERS, type Listeners } from './arena/seats.ts';
import { understanding } from './arena/understanding.ts';
import { cardTexts, DECKS } from './card-texts.ts';

interface Wish {
  readonly games: number;
  readonly seats: number;
  readonly language: Language;
  readonly level: Level;
  readonly preset: PresetName;
  readonly seed: string;
  readonly decks: readonly string[];
  /** Whose clues are measured; empty: all cards'. */
  readonly cluesOf: readonly string[];
}

class BadInput extends Error {}

function wishes(): Wish & { json: boolean } {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      games: text,
      seats: text,
      language: text,
      level: text,
      preset: text,
      seed: text,
      deck: text,
      'clues-of': text,
      json: { type: 'boolean' },
    },
  });
  const { language = 'en', level = USUAL_LEVEL, preset = 'dixit', seed = '1', json = false } = values;
  if (language !== 'en' && language !== 'ru') throw new BadInput('--language must be en or ru');
  if (!isLevel(level)) throw new BadInput(`--level must be one of ${LEVELS.join(', ')}`);
  if (!(preset in PRESETS)) throw new BadInput('--preset must be dixit or imaginarium');
  const decks = [...new Set((values.deck ?? 'dream').split(','))];
  if (!decks.every((deck) => DECKS.includes(deck)))
    throw new BadInput(`--deck must be one or more of ${DECKS.join(', ')}, with commas between them`);
  const cluesOf = values['clues-of']?.split(',') ?? [];
  const games = whole('--games', values.games ?? '400', 1, 100_000);
  const seats = whole('--seats', values.seats ?? '6', 3, 6);
  return { games, seats, language, level, preset: preset as PresetName, seed, decks, cluesOf, json };
}

function whole(name: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < least || number > most)
    throw new BadInput(`${name} must be a whole number from ${least} to ${most}`);
  return number;
}

async function arena(wish: Wish) {
  const { games, seats, language, level, preset, seed, decks, cluesOf } = wish;
  const vocabulary = await loadVocabulary();
  const deck = decks.flatMap((one) => cardTexts(language, one));
  const among = async (listeners: Listeners): Promise<Figures> => {
    const played: Played[] = [];
    const house = { deck, vocabulary, language, level, listeners };
    for (let game = 1; game <= games; game += 1)
      played.push(await play(`${seed}/${game}`, seats, preset, house));
    return figuresOf(played, seats);
  };
  const [other, own] = [await among(LISTENERS[0]), await among(LISTENERS[1])];
  const people = seats in PEOPLE ? { ...PEOPLE[seats], distinctClues: DISTINCT_AMONG_PEOPLE } : null;
  return {
    ...wish,
    cards: deck.length,
    people,
    other,
    own,
    understanding: understanding(language, deck, vocabulary, cluesOf),
    plainness: worthOfPlainness(language, deck, vocabulary),
  };
}

function inWords({
  seats,
  games,
  language,
  level,
  decks,
  cards,
  people,
  other,
  own,
  understanding: heard,
  plainness,
}: Awaited<ReturnType<typeof arena>>): string {
  const columns: [string, (figures: Figures) => number, number | undefined][] = [
    ['some, not all', ({ some }) => some, people?.some],
    ['nobody', ({ nobody }) => nobody, people?.nobody],
    ['everybody', ({ everybody }) => everybody, people?.everybody],
    ['votes that find the card', ({ votesFound }) => votesFound, people?.votesFound],
    ['  above chance', ({ aboveChance }) => aboveChance, people?.aboveChance],
    [
      'decoy pull',
      ({ decoyPull }) => decoyPull,
      people?.votesFound === undefined ? undefined : 100 - people.votesFound,
    ],
    ['distinct clues of 400', ({ distinctClues }) => distinctClues, people?.distinctClues],
    ['longest repeat', ({ longestRepeat }) => longestRepeat, undefined],
    ['decision p50, ms', ({ decisionMs }) => decisionMs.p50, undefined],
    ['decision p95, ms', ({ decisionMs }) => decisionMs.p95, undefined],
  ];
  const line = (cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(26) : cell.padStart(14))).join('');
  return [
    `${games} games, ${seats} seats, ${language}, ${level}, ${decks.join(' and ')} (${cards} cards): ${other.rounds} and ${own.rounds} rounds`,
    line(['', 'people', 'other ears', 'own ears']),
    ...columns.map(([name, of, human]) =>
      line([name, human === undefined ? '–' : human.toFixed(1), of(other).toFixed(2), of(own).toFixed(2)]),
    ),
    ...(heard === null
      ? ['no clues were written from these pictures yet']
      : [...understood(heard), ...worthInWords(plainness)]),
  ].join('\n');
}

type Heard = NonNullable<ReturnType<typeof understanding>>;

function understood(heard: Heard): string[] {
  return [
    `clues written from the pictures alone (${heard.clues}), best of six, chance 16.7:`,
    ...Object.entries(heard.topOfSix).map(
      ([who, { tunedOn, heldOut, all }]) =>
        `  ${who.padEnd(8)} half tuned on ${tunedOn}, other half ${heldOut}, all ${all}`,
    ),
    `  no stem in common with the card's words: ${heard.noStemInCommon.clues} clues, ${heard.noStemInCommon.topOfSix}`,
    `  votes in full rounds of ${Object.entries(heard.votesInRounds)
      .map(([table, share]) => `${table}: ${share}`)
      .join(', ')}`,
  ];
}

const worthInWords = ({ clues, plainer, words }: Worth): string[] => [
  `how plain a clue is, by a hand of six (${clues} clues): of two, the one called plainer is found by more: ${plainer}, chance 50`,
  ...Object.entries(words).map(
    ([who, { clues, found }]) => `  ${who.padEnd(10)} said of ${clues}, found by ${found} of the votes`,
  ),
];

try {
  const { json, ...wish } = wishes();
  const result = await arena(wish);
  process.stdout.write(`${json ? JSON.stringify(result) : inWords(result)}\n`);
} catch (error) {
  if (!(error instanceof BadInput)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
