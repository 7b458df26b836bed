/** The whole of the rules, and how one table's differ from the books'. */
import { PRESETS, type PresetName, type Rules } from './rules.ts';
import { STATEMENT_IDS } from './statement-ids.ts';
import { type Statement, statementsFor } from './statements.ts';

/** A statement, and the numbers of seats with which it holds. */
export interface Line {
  readonly statement: Statement;
  readonly seats: readonly number[];
}

/** The whole of the rules: what holds for every number of seats is said once. */
export function bookOf(rules: Rules, seats: readonly number[], available: number | null = null): Line[] {
  const lines = new Map<string, { statement: Statement; seats: number[] }>();
  for (const count of seats)
    for (const statement of statementsFor(rules, count, available)) {
      if (statement.counted && seats.length > 1) continue;
      const key = keyOf(statement);
      const line = lines.get(key) ?? { statement, seats: [] };
      line.seats.push(count);
      lines.set(key, line);
    }
  const place = ({ statement }: Line): number => STATEMENT_IDS.indexOf(statement.id);
  return [...lines.values()].sort((one, other) => place(one) - place(other));
}

const keyOf = ({ id, numbers, names }: Statement): string => JSON.stringify([id, numbers, names]);

/** All numbers of seats these rules allow. */
export const seatsOf = ({ seats: { least, most } }: Rules): number[] =>
  Array.from({ length: Math.max(0, most - least + 1) }, (_, more) => least + more);

/** House rules by what differs: the game they are nearest to, and what is said otherwise. */
export interface Difference {
  readonly like: PresetName;
  readonly lines: readonly Line[];
}

export function differenceOf(rules: Rules): Difference {
  const seats = seatsOf(rules);
  const differences = (Object.keys(PRESETS) as PresetName[]).map((like): Difference => {
    const theirs = bookOf(PRESETS[like], seats);
    return { like, lines: bookOf(rules, seats).flatMap((line) => saidOtherwise(line, theirs)) };
  });
  return differences.reduce((one, other) => (other.lines.length < one.lines.length ? other : one));
}

/** The numbers of seats with which the other book does not say so. */
function saidOtherwise({ statement, seats }: Line, theirs: readonly Line[]): Line[] {
  const same = theirs.filter((other) =>
    statement.follows ? other.statement.id === statement.id : keyOf(other.statement) === keyOf(statement),
  );
  const differs = seats.filter((count) => !same.some((other) => other.seats.includes(count)));
  return differs.length === 0 ? [] : [{ statement, seats: differs }];
}
