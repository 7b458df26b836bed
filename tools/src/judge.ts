/** One round at a real table, judged: what everybody gets, and why. */
import type { Laid } from '@fabula/engine/model.ts';
import {
  cardsToGive,
  PRESETS,
  rowSize,
  type Rules,
  type Scoring,
  type SoleFinder,
} from '@fabula/engine/rules.ts';
import { type Outcome, type Reasons, score } from '@fabula/engine/score.ts';
import { BadInput, isRecord } from './input.ts';

export interface Verdict {
  points: Record<string, number>;
  reasons: Record<string, string[]>;
  nextStoryteller: string;
}

const SOLE_FINDER: readonly unknown[] = ['three-seats', 'always', 'never'] satisfies SoleFinder[];

export function judge(round: unknown): Verdict {
  if (!isRecord(round)) throw new BadInput('a round must be an object');
  const rules = houseRules(presetOf(round['preset']), round['options']);
  const { scoring } = rules;
  const seats = seatsOf(round['seats']);
  const storyteller = seatNamed(seats, round['storyteller'], 'the storyteller');
  const row = rowOf(round['row'], seats, storyteller, {
    size: rowSize(rules, seats.length),
    give: cardsToGive(rules, seats.length),
  });
  const votes = votesOf(round['votes'], seats, storyteller, row);
  const { points, reasons, outcome } = score(scoring, storyteller, row, votes);
  const named = <T>(values: readonly T[]): Record<string, T> =>
    Object.fromEntries(seats.map((name, seat) => [name, values[seat] as T]));
  return {
    points: named(points),
    reasons: named(reasons.map((why) => inWords(why, outcome, scoring))),
    nextStoryteller: seats[(storyteller + 1) % seats.length] ?? '',
  };
}

export function presetOf(name: unknown): Rules {
  if (name !== 'dixit' && name !== 'imaginarium')
    throw new BadInput('"preset" must be "dixit" or "imaginarium"');
  return PRESETS[name];
}

/** House rules of a round: when a sole finder counts, what is given, and any number of the points. */
export function houseRules(rules: Rules, options: unknown = {}): Rules {
  if (!isRecord(options)) throw new BadInput('"options" must be an object');
  const unknown = Object.keys(options).find((option) => !OPTIONS.includes(option));
  if (unknown !== undefined) throw new BadInput(`there is no option "${unknown}"`);
  const scoring = merged(rules.scoring, options['scoring'] ?? {}, 'scoring') as Scoring;
  const when = options['soleFinder'] ?? scoring.soleFinder.when;
  if (!SOLE_FINDER.includes(when))
    throw new BadInput(`"soleFinder" must be one of ${SOLE_FINDER.join(', ')}`);
  return {
    ...rules,
    give: merged(rules.give, options['give'] ?? {}, 'give') as Rules['give'],
    scoring: { ...scoring, soleFinder: { ...scoring.soleFinder, when: when as SoleFinder } },
  };
}

const OPTIONS = ['soleFinder', 'scoring', 'give'];
const MOST_POINTS = 20;

/** The numbers of the preset, and those of the house in their place. */
function merged(usual: unknown, house: unknown, name: string): unknown {
  if (!isRecord(usual)) {
    const isNumber = Number.isInteger(house) && Number(house) >= 0 && Number(house) <= MOST_POINTS;
    if (!isNumber) throw new BadInput(`"${name}" must be a whole number from 0 to ${MOST_POINTS}`);
    return house;
  }
  if (!isRecord(house)) throw new BadInput(`"${name}" must be an object`);
  const unknown = Object.keys(house).find(
    (part) => typeof usual[part] !== 'number' && !isRecord(usual[part]),
  );
  if (unknown !== undefined) throw new BadInput(`there is no "${name}.${unknown}"`);
  const parts = Object.entries(house).map(([part, value]) => [
    part,
    merged(usual[part], value, `${name}.${part}`),
  ]);
  return { ...usual, ...Object.fromEntries(parts) };
}

function seatsOf(seats: unknown): string[] {
  if (!Array.isArray(seats) || !seats.every((name) => typeof name === 'string' && name !== '')) {
    throw new BadInput('"seats" must be a list of names');
  }
  const repeated = seats.find((name, place) => seats.indexOf(name) !== place);
  if (repeated !== undefined) throw new BadInput(`the seat "${repeated}" appears twice`);
  if (seats.length < 3 || seats.length > 6) throw new BadInput(`${seats.length} seats: there must be 3 to 6`);
  return seats;
}

function seatNamed(seats: readonly string[], name: unknown, what: string): number {
  if (typeof name !== 'string') throw new BadInput(`${what} must be one of the seats`);
  const seat = seats.indexOf(name);
  if (seat < 0) throw new BadInput(`${what} "${name}" is not one of the seats`);
  return seat;
}

interface RowShape {
  size: number;
  give: number;
}

function rowOf(
  row: unknown,
  seats: readonly string[],
  storyteller: number,
  { size, give }: RowShape,
): Laid[] {
  if (!isRecord(row)) throw new BadInput('"row" must map the number of each card to a seat');
  const laid = Object.keys(row).length;
  if (laid !== size)
    throw new BadInput(`${laid} cards in the row: with ${seats.length} seats there are ${size}`);
  const cards = Array.from({ length: size }, (_, place): Laid => {
    const number = String(place + 1);
    if (!Object.hasOwn(row, number))
      throw new BadInput(`card ${number} is missing from the row: cards are numbered 1 to ${size}`);
    return { card: place, seat: seatNamed(seats, row[number], `the seat of card ${number},`) };
  });
  for (const [seat, name] of seats.entries()) {
    const own = cards.filter((card) => card.seat === seat).length;
    const due = seat === storyteller ? 1 : give;
    if (own !== due) throw new BadInput(`"${name}" has ${own} cards in the row instead of ${due}`);
  }
  return cards;
}

function votesOf(
  votes: unknown,
  seats: readonly string[],
  storyteller: number,
  row: readonly Laid[],
): (number | null)[] {
  if (!isRecord(votes)) throw new BadInput('"votes" must map each seat to a number of the row');
  const stranger = Object.keys(votes).find((name) => !seats.includes(name));
  if (stranger !== undefined) throw new BadInput(`a vote of "${stranger}", who is not one of the seats`);
  return seats.map((name, seat) => {
    const vote = Object.hasOwn(votes, name) ? votes[name] : undefined;
    if (seat === storyteller) {
      if (vote !== undefined) throw new BadInput(`the storyteller "${name}" must not vote`);
      return null;
    }
    if (vote === undefined) throw new BadInput(`the vote of "${name}" is missing`);
    const laid = typeof vote === 'number' ? row[vote - 1] : undefined;
    if (!laid || typeof vote !== 'number') {
      throw new BadInput(`the vote of "${name}" must be a number of the row, 1 to ${row.length}`);
    }
    if (laid.seat === seat) throw new BadInput(`"${name}" votes for a card of their own (${vote})`);
    return vote;
  });
}

const COUNTS = ['none', 'one', 'two', 'three', 'four', 'five'];

const TOLD: Readonly<Record<Outcome, string>> = {
  some: 'some found the card, not all',
  all: 'all found the card',
  nobody: 'nobody found the card',
};

function inWords(
  { told, found, nobody, fooled, finders }: Reasons,
  outcome: Outcome,
  scoring: Scoring,
): string[] {
  const lines: string[] = [];
  if (told !== undefined) lines.push(`${TOLD[outcome]} +${told}`);
  if (found !== undefined) lines.push(`found it +${found}`);
  if (nobody !== undefined) lines.push(`nobody found it +${nobody}`);
  if (fooled !== undefined) lines.push(`fooled ${COUNTS[fooled / scoring.decoyVote] ?? 'some'} +${fooled}`);
  if (finders !== undefined) lines.push(`votes for the card +${finders}`);
  return lines;
}
