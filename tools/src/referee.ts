/** npm run -s referee -- FILE.json: scores a round, or an array of rounds, played at a real table. */
import type { Laid } from '@fabula/engine/model.ts';
import { cardsToGive, PRESETS, rowSize, type Scoring, type SoleFinder } from '@fabula/engine/rules.ts';
import { score, type Reasons } from '@fabula/engine/score.ts';
import { BadInput, inputFile, isRecord, main } from './input.ts';

interface Verdict {
  points: Record<string, number>;
  reasons: Record<string, string[]>;
  nextStoryteller: string;
}

const SOLE_FINDER: readonly unknown[] = ['three-seats', 'always', 'never'] satisfies SoleFinder[];

function judge(round: unknown): Verdict {
  if (!isRecord(round)) throw new BadInput('a round must be an object');
  const rules = presetOf(round['preset']);
  const scoring = scoringOf(rules.scoring, round['options']);
  const seats = seatsOf(round['seats']);
  const storyteller = seatNamed(seats, round['storyteller'], 'the storyteller');
  const row = rowOf(round['row'], seats, storyteller, {
    size: rowSize(rules, seats.length),
    give: cardsToGive(rules, seats.length),
  });
  const votes = votesOf(round['votes'], seats, storyteller, row);
  const { points, reasons } = score(scoring, storyteller, row, votes);
  const named = <T>(values: readonly T[]): Record<string, T> =>
    Object.fromEntries(seats.map((name, seat) => [name, values[seat] as T]));
  return {
    points: named(points),
    reasons: named(reasons.map(inWords)),
    nextStoryteller: seats[(storyteller + 1) % seats.length] ?? '',
  };
}

function presetOf(name: unknown): (typeof PRESETS)[keyof typeof PRESETS] {
  if (name !== 'dixit' && name !== 'imaginarium')
    throw new BadInput('"preset" must be "dixit" or "imaginarium"');
  return PRESETS[name];
}

function scoringOf(scoring: Scoring, options: unknown = {}): Scoring {
  if (!isRecord(options)) throw new BadInput('"options" must be an object');
  const unknown = Object.keys(options).find((option) => option !== 'soleFinder');
  if (unknown !== undefined) throw new BadInput(`there is no option "${unknown}"`);
  const when = options['soleFinder'] ?? scoring.soleFinder.when;
  if (!SOLE_FINDER.includes(when))
    throw new BadInput(`"soleFinder" must be one of ${SOLE_FINDER.join(', ')}`);
  return { ...scoring, soleFinder: { ...scoring.soleFinder, when: when as SoleFinder } };
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

function inWords({ told, found, nobody, fooled, finders }: Reasons): string[] {
  const lines: string[] = [];
  if (told !== undefined) lines.push(`some found the card, not all +${told}`);
  if (found !== undefined) lines.push(`found it +${found}`);
  if (nobody !== undefined) lines.push(`nobody found it +${nobody}`);
  if (fooled !== undefined) lines.push(`fooled ${COUNTS[fooled] ?? fooled} +${fooled}`);
  if (finders !== undefined) lines.push(`votes for the card +${finders}`);
  return lines;
}

function judgeAll(rounds: readonly unknown[]): Verdict[] {
  return rounds.map((round, place) => {
    try {
      return judge(round);
    } catch (error) {
      if (error instanceof BadInput) throw new BadInput(`round ${place + 1}: ${error.message}`);
      throw error;
    }
  });
}

main(() => {
  const input = inputFile('npm run -s referee -- FILE.json');
  if (Array.isArray(input)) return judgeAll(input);
  return judgeAll([input])[0];
});
