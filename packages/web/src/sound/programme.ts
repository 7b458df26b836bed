/** What is played when, and by whom. */
import { STEP, type Step } from '../game/reveal.ts';
import type { Scene } from '../game/finale.ts';
import type { Seen } from '../game/seen.ts';
import type { Theme } from './score/conductor.ts';

/** The story that is being told on this page, if there is one: whoever lingers at it still hears it. */
export type Told =
  | { readonly what: 'reveal'; readonly step: Step }
  | { readonly what: 'finale'; readonly scene: Pick<Scene, 'isHushed' | 'isWon'> };

export function themeFor(phase: Seen['view']['phase'], told: Told | null): Theme {
  if (told?.what === 'reveal') return told.step < STEP.story ? 'suspense' : 'answer';
  if (told?.what === 'finale')
    return told.scene.isWon ? 'fanfare' : told.scene.isHushed ? 'roll' : 'procession';
  switch (phase) {
    case 'claim':
    case 'tell':
      return 'telling';
    case 'submit':
    case 'own':
      return 'choosing';
    case 'vote':
      return 'voting';
    case 'lobby':
    case 'result':
    case 'over':
      return 'waiting';
  }
}

/** Where the shared screen plays, nobody else does. */
export const isForUs = ({ role, table }: Pick<Seen, 'role' | 'table'>): boolean =>
  role === 'screen' || !table.music;
