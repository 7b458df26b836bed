/** Points of one round, for every edition: the numbers are data, the cases are these three. [D11] [I6] */
import type { Laid, SeatIndex, Votes } from './model.ts';
import type { Scoring } from './rules.ts';

export type Outcome = 'all' | 'nobody' | 'some';

/** Why a seat got its points: told (some found my card), found (I found it), nobody (nobody found it), fooled (votes on my card), finders (votes on the storyteller's). */
export type Reason = 'told' | 'found' | 'nobody' | 'fooled' | 'finders';
export type Reasons = Readonly<Partial<Record<Reason, number>>>;

export interface RoundScore {
  readonly outcome: Outcome;
  readonly points: readonly number[];
  readonly reasons: readonly Reasons[];
}

export function score(
  scoring: Scoring,
  storyteller: SeatIndex,
  row: readonly Laid[],
  votes: Votes,
): RoundScore {
  const seats = votes.length;
  const storyNumber = row.findIndex((laid) => laid.seat === storyteller) + 1;
  let voters = 0;
  let finders = 0;
  const votesOn = new Array<number>(seats).fill(0);
  for (const vote of votes) {
    if (vote === null) continue;
    voters += 1;
    if (vote === storyNumber) finders += 1;
    const laid = row[vote - 1];
    if (laid) votesOn[laid.seat] = (votesOn[laid.seat] ?? 0) + 1;
  }

  const outcome: Outcome = finders === 0 ? 'nobody' : finders === voters ? 'all' : 'some';
  const { when, points: solePoints } = scoring.soleFinder;
  const sole =
    outcome === 'some' && finders === 1 && (when === 'always' || (when === 'three-seats' && seats === 3));

  const reasons = votes.map((vote, seat): Reasons => {
    const why: Partial<Record<Reason, number>> = {};
    const earn = (reason: Reason, points: number): void => {
      if (points !== 0) why[reason] = points;
    };
    if (seat === storyteller) {
      earn('told', sole ? solePoints : scoring[outcome].storyteller);
      if (outcome === 'some') earn('finders', scoring.finderVote * finders);
      return why;
    }
    if (vote === storyNumber)
      earn('found', sole ? solePoints : outcome === 'all' ? scoring.all.finder : scoring.some.finder);
    if (vote !== null && outcome === 'nobody') earn('nobody', scoring.nobody.guesser);
    earn('fooled', scoring.decoyVote * (votesOn[seat] ?? 0));
    return why;
  });

  return { outcome, reasons, points: reasons.map(sum) };
}

const sum = ({ told = 0, found = 0, nobody = 0, fooled = 0, finders = 0 }: Reasons): number =>
  told + found + nobody + fooled + finders;
