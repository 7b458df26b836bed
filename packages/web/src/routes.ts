/** Addresses of the game, and what they lead to. */
import type { PresetName } from '@fabula/engine/rules.ts';
import { isOwnDeck } from '@fabula/protocol/own-decks.ts';
import { SOLO_ADDRESS, SOLO_CODE } from './solo/code.ts';

export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'new'; readonly rules: string }
  | { readonly page: 'rules'; readonly rules: string }
  | { readonly page: 'table'; readonly code: string; readonly seat: string | null }
  | { readonly page: 'screen'; readonly code: string }
  | { readonly page: 'how'; readonly game: PresetName }
  | { readonly page: 'privacy' }
  | { readonly page: 'album'; readonly game: string }
  /** Decks of one's own; null: all of them. */
  | { readonly page: 'decks'; readonly deck: string | null }
  | { readonly page: 'nothing' };
/** What is away from any table, and not the cover. */
export type PageRoute = Exclude<Route, { readonly page: 'landing' | 'table' | 'screen' | 'nothing' }>;

const DECKS = 'my-decks';
export const decksAddress = (deck: string | null): string => `/${DECKS}${deck === null ? '' : `/${deck}`}`;

export function read(address: URL): Route {
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean);
  const code = codeIn(decoded(second));
  if (first === '') return { page: 'landing' };
  if (`/${first}` === SOLO_ADDRESS) return { page: 'table', code: SOLO_CODE, seat: null };
  if (first === 'privacy') return { page: 'privacy' };
  if (first === 'album' && /^[\w-]{1,64}$/.test(second)) return { page: 'album', game: second };
  if (first === DECKS) return { page: 'decks', deck: isOwnDeck(second) ? second : null };
  if (first === 'how') return { page: 'how', game: second === 'imaginarium' ? 'imaginarium' : 'dixit' };
  if (first === 'new' || first === 'rules') return { page: first, rules: address.hash.slice(1) };
  if (first === 't' && code !== null) return { page: 'table', code, seat: secretIn(address) };
  if (first === 'tv' && code !== null) return { page: 'screen', code };
  return { page: 'nothing' };
}

/** Russian letters that look like those of a code. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** The code of a table in what somebody typed, said aloud or pasted: "k7m qxt", "КМТ-ХАВ", a link. Null: there is none. */
export function codeIn(text: string): string | null {
  const [, linked] = /\/(?:t|tv)\/([^/?#\s]+)/.exec(text) ?? [];
  const code = (linked ?? text)
    .toUpperCase()
    .replace(/[\s.–—-]/g, '')
    .replace(/[А-Я]/g, (letter) => LOOK_ALIKES[letter] ?? letter);
  return /^[A-Z0-9]{6}$/.test(code) ? code : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** After the #: what stands there reaches no server and no proxy's log. */
const secretIn = ({ hash }: URL): string | null => new URLSearchParams(hash.slice(1)).get('seat');

/** A link that hands one's seat over to whoever opens it. */
export const linkToSeat = (code: string, secret: string): string => `${linkTo(code)}#seat=${secret}`;

/** Where a finished game can be looked at, by whoever was told. */
export const addressOfAlbum = (game: string): string => `/album/${game}`;

export const addressOf = (code: string): string => (code === SOLO_CODE ? SOLO_ADDRESS : `/t/${code}`);

/** The link to send to others. */
export const linkTo = (code: string): string => `${location.origin}/t/${code}`;
/** As it is read aloud: "K7M QXT". */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
