/** What the server says of itself. */
export interface Keeping {
  /** Days without a move, or a visit; 0: for ever. */
  readonly days: number;
  /** Days after which a finished game goes; 0: when its room is needed. */
  readonly finishedDays: number;
  /** The most the data may take; 0: as much as there is. */
  readonly megabytes: number;
  /** How many daily backups there are; 0: none are made by the server. */
  readonly backups: number;
  /** A language model helps the bots. */
  readonly model: boolean;
}

/** Null: nobody can be asked. */
export async function askKeeping(): Promise<Keeping | null> {
  try {
    const answer = await fetch('/api/about');
    if (!answer.ok) return null;
    const { keeps } = (await answer.json()) as { readonly keeps?: Keeping };
    return keeps ?? null;
  } catch {
    return null;
  }
}
