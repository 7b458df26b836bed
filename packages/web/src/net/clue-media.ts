/** Drawn and sung clues: brought to the server before they are told, and where they are found afterwards. */
import type { Credentials } from '@fabula/protocol/client-types.ts';
import { kept } from './storage.ts';

/** The name to tell it by; null: it did not arrive. */
export async function bring(code: string, what: Blob | string): Promise<string | null> {
  const player = kept<Credentials>('player');
  if (!player) return null;
  try {
    const answer = await fetch(`/api/tables/${code}/clue`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${player.id}.${player.token}` },
      body: what,
    });
    if (!answer.ok) return null;
    const { media } = (await answer.json()) as { media: string };
    return media;
  } catch {
    return null;
  }
}

export const addressOf = (game: string, media: string): string => `/api/games/${game}/clues/${media}`;
