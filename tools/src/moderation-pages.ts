/** Reports and bans as the host reads them in a terminal. */
import type { Ban } from '@fabula/server/moderation/bans.ts';
import type { DeckInShort } from '@fabula/server/moderation/moderator.ts';
import type { Report } from '@fabula/server/moderation/reports.ts';

export type BanLine = Ban & { readonly name: string };

const day = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');

/** Somebody else's words, in quotes: nothing in them may reach the terminal as anything but letters. */
const quoted = (words: string | null): string =>
  words === null
    ? '(nothing)'
    : JSON.stringify(words).replaceAll(
        /[\u007f-\u009f\u2028\u2029\p{Cf}]/gu,
        (letter) => `\\u{${(letter.codePointAt(0) ?? 0).toString(16)}}`,
      );

function thingIn({ kind, name, text, media }: Report): string {
  if (kind !== 'name') return quoted(text ?? media);
  return text === null ? quoted(name) : `${quoted(name)} (before: ${quoted(text)})`;
}

export function reportLine(report: Report): string {
  const { number, at, kind, name, player, table, done } = report;
  const about = kind === 'name' ? '' : ` by ${quoted(name)}`;
  const state = done === null ? '' : `  [${done}]`;
  return `${String(number).padStart(4)}  ${day(at)}  ${kind} ${thingIn(report)}${about}  player ${player}  table ${table}${state}`;
}

export function reportPage(report: Report): string {
  const { number, at, kind, name, player, table, game, reason, by, network, media, done } = report;
  const lines: (readonly [string, string])[] = [
    ['report', `${number}, ${day(at)} UTC`],
    [kind, thingIn(report)],
    ['player', `${player}, called ${quoted(name)}`],
    ['network', network ?? 'not known'],
    ['reason', quoted(reason)],
    ['by', by],
    ['table', table],
    ['game', game],
    ['done', done ?? 'nothing yet'],
  ];
  if (media !== null) lines.splice(2, 0, ['address', addressOf(report)]);
  return lines.map(([label, words]) => `${label.padEnd(10)}${words}`).join('\n');
}

const addressOf = ({ kind, game, media }: Report): string =>
  kind === 'card' ? `/decks/${media}/large` : `/api/games/${game}/clues/${media}`;

export const deckLine = ({ id, name, owner, listed, cards, bytes }: DeckInShort): string =>
  `${id}  ${quoted(name)}  player ${owner}  cards ${cards}  ${(bytes / 1e6).toFixed(1)} MB${listed ? '  published' : ''}`;

export const banLine = ({ name, since, until }: BanLine): string =>
  `${name}  since ${day(since)}  ${until === null ? 'for ever' : `until ${day(until)}`}`;
