/** Somebody who knows neither game and can only read: scores a round from the printed English text alone. */

interface Paid {
  /** What the storyteller gets, besides so much for each finder. */
  readonly teller: number;
  readonly each: number;
  /** What those get whom the case is about. */
  readonly others: number;
}
type Case = 'at least one' | 'two or more' | 'only one' | 'all' | 'nobody';

const POINTS = String.raw`(nothing|\d+)(?: points?)?`;
const CASE = /^If (at least one|two or more|only one|all|nobody)(?: player)? finds? /;
const ALIKE = new RegExp(
  String.raw`, (?:the storyteller and each who found it|that player and the storyteller) get ${POINTS} each`,
);
const APART = new RegExp(
  String.raw`, the storyteller gets ${POINTS}(?: and (\d+) more for each who found it; each who found it gets|, and (?:each who found it|that player|everyone else) gets) ${POINTS}`,
);
const EVERYONE = new RegExp(
  String.raw`, (?:nobody gets anything for that|everyone gets ${POINTS}, the storyteller too)`,
);
const DECOY = new RegExp(
  String.raw`each vote for a picture that is not the storyteller’s brings ${POINTS} more to whoever gave that picture`,
);

const number = (word: string | undefined): number => (word === 'nothing' ? 0 : Number(word ?? 0));

/** The lines of a page that hold for so many players. */
function linesFor(page: string, players: number): string[] {
  const [usual = '', three = ''] = page.split(/^WITH THREE PLAYERS$/m);
  const lines = (players === 3 ? `${three}\n${usual}` : usual).split('\n');
  return lines.flatMap((line) => {
    const [, whom, rest] = /^With (any number of|[\d to,orand]+) players?: (.*)/.exec(line) ?? [];
    if (whom === undefined || rest === undefined) return [line];
    const [least = 0, most = least] = [...whom.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    const isMeant = whom.includes('to')
      ? players >= least && players <= most
      : whom === 'any number of' || [least, most].includes(players);
    return isMeant ? [`${rest.slice(0, 1).toUpperCase()}${rest.slice(1)}`] : [];
  });
}

function read(lines: readonly string[]): { cases: Map<Case, Paid>; decoy: number } {
  const cases = new Map<Case, Paid>();
  let decoy = 0;
  for (const line of lines) {
    decoy = number(DECOY.exec(line)?.[1]) || decoy;
    const named = CASE.exec(line)?.[1] as Case | undefined;
    // What is said of three players comes first, and is not taken back.
    if (named === undefined || cases.has(named)) continue;
    const alike = ALIKE.exec(line) ?? EVERYONE.exec(line);
    const apart = APART.exec(line);
    if (alike) cases.set(named, { teller: number(alike[1]), each: 0, others: number(alike[1]) });
    else if (apart)
      cases.set(named, { teller: number(apart[1]), each: number(apart[2]), others: number(apart[3]) });
  }
  return { cases, decoy };
}

interface Round {
  readonly seats: readonly string[];
  readonly storyteller: string;
  readonly row: Readonly<Record<string, string>>;
  readonly votes: Readonly<Record<string, number>>;
}

export function scoreByReading(
  page: string,
  { seats, storyteller, row, votes }: Round,
): Record<string, number> {
  const { cases, decoy } = read(linesFor(page, seats.length));
  const found = seats.filter((name) => row[votes[name] ?? 0] === storyteller);
  const guessers = seats.length - 1;
  const which: Case[] =
    found.length === 0
      ? ['nobody']
      : found.length === guessers
        ? ['all']
        : found.length === 1
          ? ['only one', 'at least one']
          : ['two or more', 'at least one'];
  const paid = which.map((one) => cases.get(one)).find((one) => one !== undefined);
  if (!paid) throw new Error(`nothing is said of ${which.join(' or ')}`);
  const isPaid = (name: string): boolean => found.length === 0 || found.includes(name);
  return Object.fromEntries(
    seats.map((name) => {
      if (name === storyteller) return [name, paid.teller + paid.each * found.length];
      const fooled = Object.values(votes).filter((vote) => row[vote] === name).length;
      return [name, (isPaid(name) ? paid.others : 0) + decoy * fooled];
    }),
  );
}
