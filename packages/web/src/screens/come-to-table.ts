/** The way to a table, for the code of it. */
import type { PhaseName } from '@fabula/engine/model.ts';
import { Part } from '../net/part.svelte.ts';
import { partFor } from './parts.ts';

const table = new Part(() => import('./Table.svelte'));

/** All that is needed to show a table in this phase. */
export async function comeToTable(phase: PhaseName) {
  const [{ default: Table }] = await Promise.all([table.come(), partFor(phase)?.come()]);
  return Table;
}
