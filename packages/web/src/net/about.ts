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

interface About {
  readonly keeps?: Keeping;
  /** Players may make decks of their own. */
  readonly ownDecks?: boolean;
}

/** Null: nobody can be asked. */
export async function askAbout(): Promise<About | null> {
  try {
    const answer = await fetch('/api/about');
    return answer.ok ? ((await answer.json()) as About) : null;
  } catch {
    return null;
  }
}

export const askKeeping = async (): Promise<Keeping | null> => (await askAbout())?.keeps ?? null;
