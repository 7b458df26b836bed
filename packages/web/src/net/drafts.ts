/** What was being chosen, written or drawn when the page was closed: kept on this device, one of each of the latest games. */
import type { View } from '@fabula/engine/view.ts';
import { keep, kept } from './storage.ts';

const NAME = 'drafts';
const MOST = 4;

interface Draft {
  readonly game: string;
  /** The round and the phase it was for. */
  readonly moment: string;
  readonly what: unknown;
}

type Moment = Pick<View, 'game' | 'round' | 'phase'>;

const momentOf = ({ round, phase }: Moment): string => `${round} ${phase}`;
const all = (): readonly Draft[] => kept<Draft[]>(NAME) ?? [];

/** The caller says what was kept for this phase. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function draftFor<T>(view: Moment): T | null {
  const found = all().find(({ game }) => game === view.game);
  return found?.moment === momentOf(view) ? (found.what as T) : null;
}

export function keepDraft(view: Moment, what: unknown): void {
  const others = all().filter(({ game }) => game !== view.game);
  keep(NAME, [{ game: view.game, moment: momentOf(view), what }, ...others].slice(0, MOST));
}

export function dropDraft(game: string): void {
  const before = all();
  const others = before.filter((draft) => draft.game !== game);
  if (others.length < before.length) keep(NAME, others);
}
