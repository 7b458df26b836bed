/** Cards that lay in a hand before: only new ones come sliding in. */
import type { CardId } from '@fabula/engine/model.ts';

const dealt = new Set<string>();

export const isNew = (deal: string, card: CardId): boolean => !dealt.has(`${deal} ${card}`);

export function holdDealt(deal: string, cards: readonly CardId[]): void {
  for (const card of cards) dealt.add(`${deal} ${card}`);
}
