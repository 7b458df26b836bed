/** What the rounds of many games amount to, beside what people do. */
import type { Outcome } from '@fabula/engine/score.ts';
import type { Played, Round } from './play.ts';

/** 23,246 rounds of Dixit played online by people, by number of seats: percentages. */
export const PEOPLE: Readonly<
  Record<number, Omit<Figures, 'rounds' | 'decisionMs' | 'longestRepeat' | 'decoyPull' | 'distinctClues'>>
> = {
  4: { some: 57.9, nobody: 17.2, everybody: 24.9, votesFound: 54.1, aboveChance: 20.8 },
  5: { some: 68.0, nobody: 17.5, everybody: 14.5, votesFound: 47.1, aboveChance: 22.1 },
  6: { some: 72.0, nobody: 20.2, everybody: 7.7, votesFound: 40.7, aboveChance: 20.7 },
};
export const DISTINCT_AMONG_PEOPLE = 78;

export interface Figures {
  readonly rounds: number;
  readonly some: number;
  readonly nobody: number;
  readonly everybody: number;
  /** Votes on the storyteller's card, and how much more than by chance. */
  readonly votesFound: number;
  readonly aboveChance: number;
  /** Votes on the guessers' cards. */
  readonly decoyPull: number;
  /** Clues that differ, on average over stretches of 400 rounds; how often the commonest was said in one stretch. */
  readonly distinctClues: number;
  readonly longestRepeat: number;
  readonly decisionMs: { readonly p50: number; readonly p95: number; readonly most: number };
}

const STRETCH = 400;
const tenths = (value: number): number => Math.round(value * 10) / 10;
const percent = (part: number, all: number): number => tenths((100 * part) / Math.max(1, all));

export function figuresOf(games: readonly Played[], seats: number): Figures {
  const rounds = games.flatMap((game) => game.rounds);
  const share = (outcome: Outcome): number =>
    percent(rounds.filter((round) => round.outcome === outcome).length, rounds.length);
  const votes = rounds.reduce((sum, round) => sum + round.votes, 0);
  const found = percent(
    rounds.reduce((sum, round) => sum + round.found, 0),
    votes,
  );
  const times = games.flatMap((game) => game.times).sort((a, b) => a - b);
  const quantile = (part: number): number =>
    Math.round((times[Math.floor(times.length * part)] ?? 0) * 100) / 100;
  return {
    rounds: rounds.length,
    some: share('some'),
    nobody: share('nobody'),
    everybody: share('all'),
    votesFound: found,
    aboveChance: tenths(found - 100 / choices(seats)),
    decoyPull: tenths(100 - found),
    ...varietyOf(rounds),
    decisionMs: { p50: quantile(0.5), p95: quantile(0.95), most: Math.round(times.at(-1) ?? 0) },
  };
}

/** How many cards of the row a guesser may vote for. */
const choices = (seats: number): number => (seats === 3 ? 3 : seats - 1);

function varietyOf(rounds: readonly Round[]): { distinctClues: number; longestRepeat: number } {
  let [distinct, counted, longestRepeat] = [0, 0, 0];
  for (let start = 0; start < rounds.length; start += STRETCH) {
    const stretch = rounds.slice(start, start + STRETCH);
    // A short rest would look more varied than it is.
    if (start > 0 && stretch.length < STRETCH) break;
    const times = new Map<string, number>();
    for (const { clue } of stretch) times.set(clue, (times.get(clue) ?? 0) + 1);
    distinct += times.size;
    counted += stretch.length;
    longestRepeat = Math.max(longestRepeat, ...times.values());
  }
  return { distinctClues: percent(distinct, counted), longestRepeat };
}
