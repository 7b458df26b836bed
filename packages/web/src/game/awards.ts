/** Prizes of the last page: from the rounds this browser saw, so someone who came late may see others. */
import type { CardId, SeatIndex } from '@fabula/engine/model.ts';
import type { AlbumPage } from './album.ts';

export interface Bluff {
  readonly seat: SeatIndex;
  readonly votes: number;
  readonly round: number;
  readonly card: CardId;
}
export interface Split {
  readonly seat: SeatIndex;
  readonly found: number;
  readonly missed: number;
  readonly round: number;
  readonly card: CardId;
}
export interface Pair {
  readonly seats: readonly [SeatIndex, SeatIndex];
  readonly times: number;
}
export interface Awards {
  /** The picture of a guesser that drew the most votes. */
  readonly bluff: Bluff | null;
  /** The clue that divided the table most evenly. */
  readonly split: Split | null;
  /** The two who voted for the same picture most often. */
  readonly alike: Pair | null;
}

export const hasAwards = ({ bluff, split, alike }: Awards): boolean =>
  bluff !== null || split !== null || alike !== null;

export function awardsOf(album: readonly AlbumPage[]): Awards {
  return { bluff: bestBluff(album), split: bestSplit(album), alike: thinkAlike(album) };
}

function votesOn(page: AlbumPage): number[] {
  const counts = page.row.map(() => 0);
  for (const vote of page.result.votes) {
    if (vote !== null) counts[vote - 1] = (counts[vote - 1] ?? 0) + 1;
  }
  return counts;
}

function bestBluff(album: readonly AlbumPage[]): Bluff | null {
  let best: Bluff | null = null;
  for (const page of album) {
    votesOn(page).forEach((votes, place) => {
      const seat = page.result.owners[place];
      const card = page.row[place];
      if (seat === undefined || card === undefined || seat === page.storyteller || votes === 0) return;
      if (!best || votes > best.votes) best = { seat, votes, round: page.round, card };
    });
  }
  return best;
}

function bestSplit(album: readonly AlbumPage[]): Split | null {
  let best: Split | null = null;
  for (const page of album) {
    const place = page.result.owners.indexOf(page.storyteller);
    const card = page.row[place];
    const given = page.result.votes.filter((vote) => vote !== null).length;
    const found = votesOn(page)[place] ?? 0;
    const missed = given - found;
    if (card === undefined || found === 0 || missed === 0) continue;
    const evenness = ({ found: yes, missed: no }: Pick<Split, 'found' | 'missed'>): number =>
      Math.abs(yes - no) / (yes + no);
    const split = { seat: page.storyteller, found, missed, round: page.round, card };
    if (!best || evenness(split) < evenness(best)) best = split;
  }
  return best;
}

function thinkAlike(album: readonly AlbumPage[]): Pair | null {
  const times = new Map<string, number>();
  for (const { result } of album) {
    result.votes.forEach((vote, one) => {
      if (vote === null) return;
      for (let other = one + 1; other < result.votes.length; other += 1) {
        if (result.votes[other] !== vote) continue;
        times.set(`${one} ${other}`, (times.get(`${one} ${other}`) ?? 0) + 1);
      }
    });
  }
  const [most] = [...times].sort(([, one], [, other]) => other - one);
  if (!most || most[1] < 2) return null;
  const [one = 0, other = 0] = most[0].split(' ').map(Number);
  return { seats: [one, other], times: most[1] };
}
