/** From a command to the disk, within work in order: for a command of the game, and for one about the table itself. */
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Asker, Decided } from './ledger.ts';
import type { Table } from './table.ts';

/** For work that looks before it asks: nobody is refused for what has changed on another node meanwhile. */
export async function beUpToDate(table: Table): Promise<void> {
  if (table.house.nodes.areSeveral) await table.catchUp();
}

/** What the rules say to it now, and how to write it if they say yes. */
export interface Errand<State, Event> {
  /** Of the ledger it is for: one message may cause an entry in each. */
  hasAnswered(asker: Asker): boolean;
  readonly decision:
    ({ readonly ok: true } & Decided<State, Event>) | { readonly ok: false; readonly rejection: Rejection };
  /** False: somebody else has written first. */
  write(decided: Decided<State, Event>): Promise<boolean>;
}

/** Null: it is on disk, or nothing had to be written. Whatever others wrote meanwhile is read, and it is decided anew. */
export async function carryOut<State, Event>(
  table: Table,
  asker: Asker | null,
  decideNow: () => Errand<State, Event>,
): Promise<Rejection | null> {
  let isUpToDate = !table.house.nodes.areSeveral;
  for (;;) {
    const errand = decideNow();
    const { decision } = errand;
    // Another node may have carried it out meanwhile.
    if (asker && errand.hasAnswered(asker)) return null;
    if (decision.ok) {
      if (decision.events.length === 0 || (await errand.write(decision))) return null;
    } else {
      if (isUpToDate) return decision.rejection;
      await table.catchUp();
      isUpToDate = true;
    }
  }
}
