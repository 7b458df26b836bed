/** Decks of players' own, as the server keeps them (docs/protocol.md). */
import type { Credentials } from '@fabula/protocol/client-types.ts';
import type {
  Crop,
  DeckRefusal,
  NewOwnDeck,
  OwnCardPictures,
  OwnDeckAnswer,
  OwnDecksAnswer,
  OwnWords,
} from '@fabula/protocol/own-decks.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { forget, keep, kept } from './storage.ts';

/** Nobody answered, or not in words that we know. */
export interface Unreached {
  readonly code: 'unreached';
}
export type Refused = DeckRefusal | Unreached;
export type Answered<T> =
  | { readonly ok: true; readonly value: T }
  /** `later`: in how many seconds it may be tried again. */
  | { readonly ok: false; readonly refusal: Refused; readonly later: number | null };

export interface DeckFields {
  readonly name: string;
  readonly author: string;
  readonly licence: string;
  readonly language: Language;
}
export type DeckChanges = Partial<DeckFields & { readonly group: boolean }>;

const UNREACHED: Unreached = { code: 'unreached' };

interface Asking {
  readonly body?: Blob | string;
  readonly signal?: AbortSignal | undefined;
}

async function ask<T>(method: string, path: string, { body, signal }: Asking = {}): Promise<Answered<T>> {
  const player = kept<Credentials>('player');
  try {
    const answer = await fetch(`/api/own-decks${path}`, {
      method,
      headers: player ? { Authorization: `Bearer ${player.id}.${player.token}` } : {},
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
    const text = await answer.text();
    const said: unknown = text === '' ? null : JSON.parse(text);
    if (answer.ok) return { ok: true, value: said as T };
    return { ok: false, refusal: refusalIn(said), later: Number(answer.headers.get('Retry-After')) || null };
  } catch {
    return { ok: false, refusal: UNREACHED, later: null };
  }
}

function refusalIn(said: unknown): Refused {
  if (typeof said !== 'object' || said === null || !('error' in said)) return UNREACHED;
  const { error, ...params } = said as { error: string };
  return { code: error, ...params } as DeckRefusal;
}

export const isKnownHere = (): boolean => kept('player') !== null;

/** Whoever was never at a table has none; nobody need be asked. */
export async function myDecks(): Promise<Answered<OwnDecksAnswer> | null> {
  if (!isKnownHere()) return null;
  const answer = await ask<OwnDecksAnswer>('GET', '');
  return isForgotten(answer) ? null : answer;
}

const isForgotten = <T>(answer: Answered<T>): boolean =>
  !answer.ok && answer.refusal.code === 'unknown-player';

/** Whoever was nobody yet becomes a player by it. */
export async function makeDeck(fields: DeckFields): Promise<Answered<NewOwnDeck>> {
  const make = (): Promise<Answered<NewOwnDeck>> => ask('POST', '', { body: JSON.stringify(fields) });
  let made = await make();
  if (isForgotten(made)) {
    forget('player');
    made = await make();
  }
  if (made.ok && made.value.player) keep('player', made.value.player);
  return made;
}

export const openOwnDeck = (deck: string): Promise<Answered<OwnDeckAnswer>> => ask('GET', `/${deck}`);

export const changeDeck = (deck: string, changes: DeckChanges): Promise<Answered<OwnDeckAnswer>> =>
  ask('PATCH', `/${deck}`, { body: JSON.stringify(changes) });

export const deleteDeck = (deck: string): Promise<Answered<null>> => ask('DELETE', `/${deck}`);

export const bringPicture = (
  deck: string,
  picture: Blob,
  crop: Crop | null,
  signal: AbortSignal,
): Promise<Answered<{ readonly card: OwnCardPictures }>> =>
  ask('POST', `/${deck}/cards${crop ? `?crop=${written(crop)}` : ''}`, {
    // Its kind is known by its bytes, whatever it is called.
    body: picture.slice(0, picture.size, 'application/octet-stream'),
    signal,
  });

const written = ({ x, y, width, height }: Crop): string =>
  [x, y, width, height].map((part) => String(Math.floor(part * MILLION) / MILLION)).join();
/** Rounded down, so that it stays inside of the picture. */
const MILLION = 1_000_000;

export const deleteCard = (deck: string, card: string): Promise<Answered<null>> =>
  ask('DELETE', `/${deck}/cards/${card}`);

/** `table`: of somebody who plays with it, and did not make it. */
export const describeCard = (
  deck: string,
  card: string,
  language: Language,
  words: OwnWords,
  table: string | null = null,
): Promise<Answered<null>> =>
  ask('PUT', `/${deck}/cards/${card}/words/${language}${table === null ? '' : `?table=${table}`}`, {
    body: JSON.stringify(words),
  });

export const undescribeCard = (deck: string, card: string, language: Language): Promise<Answered<null>> =>
  ask('DELETE', `/${deck}/cards/${card}/words/${language}`);

export const haveDescribed = (deck: string, language: Language): Promise<Answered<{ readonly of: number }>> =>
  ask('POST', `/${deck}/words`, { body: JSON.stringify({ language }) });

export const fileOf = (deck: string): string => `/api/own-decks/${deck}/file`;
