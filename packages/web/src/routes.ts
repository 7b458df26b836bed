/** Addresses of the game, and what they lead to. */
import type { PresetName } from '@fabula/engine/rules.ts';
import { SOLO_ADDRESS, SOLO_CODE } from './solo/code.ts';

export type Route =
  | { readonly page: 'landing' }
  | { readonly page: 'new'; readonly rules: string }
  | { readonly page: 'rules'; readonly rules: string }
  | { readonly page: 'table'; readonly code: string; readonly seat: string | null }
  | { readonly page: 'screen'; readonly code: string }
  | { readonly page: 'how'; readonly game: PresetName }
  | { readonly page: 'privacy' }
  | { readonly page: 'nothing' };

export function read(address: URL): Route {
  const [first = '', second = ''] = address.pathname.split('/').filter(Boolean);
  const code = second.toUpperCase();
  const isCode = /^[A-Z0-9]{6}$/.test(code);
  if (first === '') return { page: 'landing' };
  if (`/${first}` === SOLO_ADDRESS) return { page: 'table', code: SOLO_CODE, seat: null };
  if (first === 'privacy') return { page: 'privacy' };
  if (first === 'how') return { page: 'how', game: second === 'imaginarium' ? 'imaginarium' : 'dixit' };
  if (first === 'new' || first === 'rules') return { page: first, rules: address.hash.slice(1) };
  if (first === 't' && isCode) return { page: 'table', code, seat: secretIn(address) };
  if (first === 'tv' && isCode) return { page: 'screen', code };
  return { page: 'nothing' };
}

/** After the #: what stands there reaches no server and no proxy's log. */
const secretIn = ({ hash }: URL): string | null => new URLSearchParams(hash.slice(1)).get('seat');

/** A link that hands one's seat over to whoever opens it. */
export const linkToSeat = (code: string, secret: string): string => `${linkTo(code)}#seat=${secret}`;

export const addressOf = (code: string): string => (code === SOLO_CODE ? SOLO_ADDRESS : `/t/${code}`);

/** The link to send to others. */
export const linkTo = (code: string): string => `${location.origin}/t/${code}`;
/** As it is read aloud: "K7M QXT". */
export const spaced = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
