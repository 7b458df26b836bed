/** Whose votes lie where, and what they brought whom. */
import type { SeatIndex } from '@fabula/engine/model.ts';
import type { AlbumPage } from './album.ts';

/** Whose votes lie on this seat's pictures. */
export function votersFor({ result }: Pick<AlbumPage, 'result'>, seat: SeatIndex): SeatIndex[] {
  return result.votes.flatMap((vote, voter) =>
    vote !== null && result.owners[vote - 1] === seat ? [voter] : [],
  );
}

export const votersOn = ({ result }: Pick<AlbumPage, 'result'>, number: number): SeatIndex[] =>
  result.votes.flatMap((vote, voter) => (vote === number ? [voter] : []));

/** What the votes on this picture brought whoever played it: with several pictures each has its own share. */
export function earnedBy(
  { result, storyteller }: Pick<AlbumPage, 'result' | 'storyteller'>,
  number: number,
): number {
  const owner = result.owners[number - 1] ?? 0;
  const { told = 0, finders = 0, fooled = 0 } = result.reasons[owner] ?? {};
  if (owner === storyteller) return told + finders;
  const all = votersFor({ result }, owner).length;
  return all === 0 ? 0 : (fooled * votersOn({ result }, number).length) / all;
}

/** What this vote brought whoever cast it. */
export const earnedAsFinder = ({ result }: Pick<AlbumPage, 'result'>, voter: SeatIndex): number =>
  result.reasons[voter]?.found ?? 0;
