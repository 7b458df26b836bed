/** Who is at tables through which node: as the nodes have written it down, and as it is here. */
import type { Attendance } from '@fabula/gamelog/presence.ts';
import { ROLES } from '@fabula/protocol/table.ts';
import type { Neighbour } from '@fabula/table/nodes.ts';
import type { Guest } from '@fabula/table/ports.ts';

/** Somebody who is at a table through another node. */
export interface Elsewhere extends Neighbour {
  readonly node: string;
}

/** What this guest is there for. */
export const attendancesOf = ({ player, role, playsMusic }: Guest): Neighbour[] => [
  { player, role },
  ...(playsMusic ? [{ player, role: 'music' } as const] : []),
];

const isAttended = (role: string): role is Neighbour['role'] =>
  role === 'music' || ROLES.some((known) => known === role);

export function byTable(written: readonly Attendance[]): ReadonlyMap<string, readonly Attendance[]> {
  const tables = new Map<string, Attendance[]>();
  for (const one of written) {
    const before = tables.get(one.table);
    if (before) before.push(one);
    else tables.set(one.table, [one]);
  }
  return tables;
}

/** Of one table: a neighbour for each connection through another node. */
export const elsewhere = (written: readonly Attendance[], here: string): Elsewhere[] =>
  written.flatMap(({ player, role, node, connections }) =>
    node !== here && isAttended(role)
      ? Array.from({ length: connections }, () => ({ player, role, node }))
      : [],
  );

/** In whatever order. */
export function areSame(some: readonly Elsewhere[], others: readonly Elsewhere[]): boolean {
  if (some.length !== others.length) return false;
  const names = (all: readonly Elsewhere[]): string =>
    all
      .map(({ node, role, player }) => `${node} ${role} ${player}`)
      .sort()
      .join();
  return names(some) === names(others);
}

/** Of one table: those of this node of whom something else is written than is so. */
export function wronglyCounted(
  guests: Iterable<Guest>,
  written: readonly Attendance[],
  here: string,
): Neighbour[] {
  const people = new Map<string, Neighbour>();
  const counts = new Map<string, number>();
  const count = ({ player, role }: Neighbour, by: number): void => {
    const key = `${role} ${player}`;
    people.set(key, { player, role });
    counts.set(key, (counts.get(key) ?? 0) + by);
  };
  for (const attendance of [...guests].flatMap(attendancesOf)) count(attendance, 1);
  for (const { player, role, node, connections } of written)
    if (node === here && isAttended(role)) count({ player, role }, -connections);
  return [...people].flatMap(([key, who]) => (counts.get(key) === 0 ? [] : [who]));
}
