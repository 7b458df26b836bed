/** What the other one in my seat looked at last, and played for us both: as it was heard. */
import type { View } from '@fabula/engine/view.ts';
import type { Glanced, Played } from '@fabula/protocol/server-messages.ts';

let glance = $state.raw<Glanced['glance'] | null>(null);
let move = $state.raw<(Played['played'] & Pick<View, 'game' | 'round'>) | null>(null);

export const lastGlance = (): typeof glance => glance;
export const lastMove = (): typeof move => move;

export function see(seen: Glanced['glance']): void {
  glance = seen;
}

export function note(played: Played['played'], view: View | null): void {
  if (view) move = { ...played, game: view.game, round: view.round };
}

export function forget(): void {
  glance = null;
  move = null;
}
