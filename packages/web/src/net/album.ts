/** A finished game, as the server tells it to whoever knows its address; and how those who played it take themselves out. */
import { type Log, readLog } from '@fabula/engine/log.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import type { AlbumAnswer, LetGoAnswer } from '@fabula/protocol/albums.ts';
import type { Credentials } from '@fabula/protocol/client-types.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { Missing } from './missing.ts';
import { kept } from './storage.ts';

export interface Album extends AlbumAnswer {
  readonly log: Log;
}

const addressOf = (game: string): string => `/api/games/${game}`;

/** Null: there is none, or none any more. */
export async function openAlbum(game: string, language: Language): Promise<Album | null> {
  return orNull(async () => {
    const [log, album] = await Promise.all([asked(`${addressOf(game)}/log`), askWhoIsIn(game, language)]);
    const read = readLog(log);
    if (!read.ok) throw new Error(read.why);
    return { ...album, log: read.log };
  });
}

/** Whether the same people are in it as when it was opened; null: it is gone. */
export async function isUnchanged(
  game: string,
  before: AlbumAnswer,
  language: Language,
): Promise<boolean | null> {
  return orNull(async () => {
    const now = await askWhoIsIn(game, language);
    return JSON.stringify([now.profiles, now.without]) === JSON.stringify([before.profiles, before.without]);
  });
}

const askWhoIsIn = async (game: string, language: Language): Promise<AlbumAnswer> =>
  (await asked(`${addressOf(game)}/album?language=${language}`)) as AlbumAnswer;

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Missing) return null;
    throw error;
  }
}

async function asked(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (answer.status === 404) throw new Missing(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** Who this browser is. Null: nobody yet. */
export const whoAmI = (): PlayerId | null => kept<Credentials>('player')?.id ?? null;

/** False: it could not be done now. */
export const takeMeOut = async (game: string): Promise<boolean> =>
  (await remove(`${addressOf(game)}/album/mine`)) !== null;

/** Null: it could not be done now. */
export async function letGo(game: string): Promise<LetGoAnswer | null> {
  const answer = await remove(`${addressOf(game)}/album`);
  return answer && ((await answer.json()) as LetGoAnswer);
}

async function remove(address: string): Promise<Response | null> {
  const player = kept<Credentials>('player');
  if (!player) return null;
  try {
    const headers = { Authorization: `Bearer ${player.id}.${player.token}` };
    const answer = await fetch(address, { method: 'DELETE', headers });
    return answer.ok ? answer : null;
  } catch {
    return null;
  }
}
