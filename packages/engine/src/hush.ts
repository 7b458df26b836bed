/** A log is never rewritten; but what somebody said in it can be left out where it is read. */
import type { Event } from './events.ts';
import type { Entry } from './log.ts';
import type { Clue, PlayerId } from './model.ts';

/** Whether it holds a clue that one of these gave. */
export const isBy = ({ command }: Entry, players: ReadonlySet<PlayerId>): boolean =>
  command?.type === 'tell' && typeof command.by === 'string' && players.has(command.by);

/** The entry without the words that one of these gave. All that follows from it is the same; its seal does not fit any more. */
export function hushed(entry: Entry, players: ReadonlySet<PlayerId>): Entry {
  const { command, events } = entry;
  if (command?.type !== 'tell' || !isBy(entry, players)) return entry;
  return { ...entry, command: { ...command, clue: silent(command.clue) }, events: events.map(withoutWords) };
}

const withoutWords = (event: Event): Event =>
  event.type === 'told' || event.type === 'mended' ? { ...event, clue: silent(event.clue) } : event;

const silent = ({ kind }: Clue): Clue => (kind === 'text' ? { kind, text: '' } : { kind, media: null });
