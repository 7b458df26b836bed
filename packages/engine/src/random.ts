/** Chance without luck: every shuffle follows from the game's seed and the number of the event that holds it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Contribution } from './model.ts';

const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** What is shown of the seed before the game. */
export const commitTo = (seed: string): string => hashText(`fabula seed ${seed}`);

/** The players' contributions make the seed one that nobody, the server included, could choose. */
export function mixChance(seed: string, contributions: readonly Contribution[]): string {
  const parts = contributions.map(({ player, entropy }) => `${player} ${entropy}`).sort();
  return hashText([`fabula chance ${seed}`, ...parts].join('\n')).slice(0, 32);
}

/** Whole numbers below a bound (at most 65,536), all equally likely. */
export type Dice = (below: number) => number;

export function dice(
  chance: string,
  eventNumber: number,
  purpose: 'deal' | 'first' | 'row' | 'reshuffle',
): Dice {
  let bytes: Uint8Array = new Uint8Array();
  let blocks = 0;
  let at = 0;
  const byte = (): number => bytes[at++] ?? 0;
  const next = (): number => {
    if (at === bytes.length) {
      bytes = sha256(utf8ToBytes(`${chance} ${eventNumber} ${purpose} ${blocks}`));
      blocks += 1;
      at = 0;
    }
    return byte() * 256 + byte();
  };
  return (below) => {
    const fair = Math.floor(65_536 / below) * below;
    for (;;) {
      const value = next();
      if (value < fair) return value % below;
    }
  };
}

export function shuffle<T>(items: readonly T[], roll: Dice): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = roll(last + 1);
    const swapped = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = swapped;
  }
  return shuffled;
}
