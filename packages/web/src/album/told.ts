/** A finished game from its log: its rounds as everybody saw them when they were over. */
import type { Event } from '@fabula/engine/events.ts';
import { evolve } from '@fabula/engine/evolve.ts';
import type { Log } from '@fabula/engine/log.ts';
import { NOTHING } from '@fabula/engine/state.ts';
import { type PersonSeen, type View, viewFor } from '@fabula/engine/view.ts';
import { type AlbumPage, withView } from '../game/album.ts';

export interface ToldRound extends AlbumPage {
  /** Who sat where then. */
  readonly people: readonly PersonSeen[];
}

export interface Told {
  /** As a spectator saw the end. */
  readonly view: View;
  readonly rounds: readonly ToldRound[];
  /** When it was over, in milliseconds since 1970. */
  readonly at: number;
}

export function toldIn({ entries }: Log): Told {
  const rounds: ToldRound[] = [];
  let state = NOTHING;
  let at = 0;
  const see = (event: Event): void => {
    state = evolve(state, event);
    if (event.type !== 'scored') return;
    const view = viewFor(state, 'spectator');
    for (const page of withView([], view)) rounds.push({ ...page, people: view.people });
  };
  for (const { command, events } of entries) {
    events.forEach(see);
    at = command?.at ?? at;
  }
  return { view: viewFor(state, 'spectator'), rounds, at };
}
