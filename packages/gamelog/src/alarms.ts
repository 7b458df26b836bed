/** When tables want to be woken that no node has in memory: of those it has, it knows by itself. */
export interface Alarms {
  /** A table is put away, and something is due there then; null: nothing is. */
  set(table: string, at: number | null): Promise<void>;
  /**
   * Those due by then, the earliest first. They stay: whoever watches such a table wakes it, and sets its alarm anew when it is put
   * away again. So one that two nodes ring, or that is rung by a node that dies of it, is not lost.
   */
  due(by: number, limit: number): Promise<Alarm[]>;
}

export interface Alarm {
  readonly table: string;
  readonly at: number;
}

export function memoryAlarms(): Alarms {
  const alarms = new Map<string, number>();
  return {
    set: async (table, at) => {
      if (at === null) alarms.delete(table);
      else alarms.set(table, at);
    },
    due: async (by, limit) =>
      [...alarms]
        .map(([table, at]) => ({ table, at }))
        .filter(({ at }) => at <= by)
        .sort((one, other) => one.at - other.at || (one.table < other.table ? -1 : 1))
        .slice(0, limit),
  };
}
