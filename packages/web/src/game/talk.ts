/** What people say to each other at a table, as one of them knows it. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Reacted, Said } from '@fabula/protocol/server-messages.ts';
import type { Reaction } from '@fabula/protocol/table.ts';

export type Line = Said['say'];

/** A line, or a reaction: also who only reacts has a name in the list, and can be muted by it. */
export interface Entry {
  /** Tells it from all others. */
  readonly nth: number;
  readonly by: PlayerId;
  /** To the other one in my seat alone, or by them. */
  readonly isWhisper: boolean;
  readonly what: { readonly text: string; readonly at: number } | { readonly reaction: Reaction };
}

export interface Talk {
  readonly entries: readonly Entry[];
  readonly muted: readonly PlayerId[];
  /** When the last line was said that was looked at: the server's clock. */
  readonly lookedAt: number;
  /** How many entries there ever were. */
  readonly count: number;
}

export const SILENCE: Talk = { entries: [], muted: [], lookedAt: 0, count: 0 };
export const MOST_ENTRIES = 60;

function added(talk: Talk, news: readonly Omit<Entry, 'nth'>[]): Talk {
  const entries = [
    ...talk.entries,
    ...news.map((entry, place) => ({ ...entry, nth: talk.count + place + 1 })),
  ].slice(-MOST_ENTRIES);
  return { ...talk, entries, count: talk.count + news.length };
}

const entryOf = ({ by, text, at }: Line, isWhisper: boolean): Omit<Entry, 'nth'> => ({
  by,
  isWhisper,
  what: { text, at },
});

export const withLine = (talk: Talk, line: Line, isWhisper = false): Talk =>
  added(talk, [entryOf(line, isWhisper)]);

/** Who reacts again and again takes one place in the list. */
export function withReaction(talk: Talk, { by, reaction }: Reacted['react']): Talk {
  const last = talk.entries.at(-1);
  const again = last !== undefined && last.by === by && 'reaction' in last.what;
  return added(again ? { ...talk, entries: talk.entries.slice(0, -1) } : talk, [
    { by, isWhisper: false, what: { reaction } },
  ]);
}

/** What was said before we came, or while the connection was lost; or what was whispered. */
export function recalled(talk: Talk, lines: readonly Line[], isWhisper = false): Talk {
  const others = talk.entries.filter((entry) => entry.isWhisper !== isWhisper);
  const all = added(
    { ...talk, entries: others },
    lines.map((line) => entryOf(line, isWhisper)),
  );
  return { ...all, entries: [...all.entries].sort((one, other) => timeOf(one) - timeOf(other)) };
}

/** Reactions have none: they stay the latest. */
const timeOf = ({ what }: Entry): number => ('at' in what ? what.at : Number.MAX_SAFE_INTEGER);

export const looked = (talk: Talk): Talk => ({
  ...talk,
  lookedAt: Math.max(talk.lookedAt, ...talk.entries.map(({ what }) => ('at' in what ? what.at : 0))),
});

export const shown = ({ entries, muted }: Talk): Entry[] => entries.filter(({ by }) => !muted.includes(by));

/** Lines of others that were not looked at yet. */
export const unread = (talk: Talk, me: PlayerId | null): number =>
  shown(talk).filter(({ by, what }) => by !== me && 'at' in what && what.at > talk.lookedAt).length;
