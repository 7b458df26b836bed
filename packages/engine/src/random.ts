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
  return hashText([`fabula chance ${seed}`, ...parts].join('\n'));
}

/** Whole numbers below a bound, all equally likely. */
export type Dice = (below: number) => number;

const WORDS_IN_BLOCK = 8;

export function dice(
  chance: string,
  eventNumber: number,
  purpose: 'deal' | 'first' | 'row' | 'reshuffle',
): Dice {
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let word = WORDS_IN_BLOCK;
  const next = (): number => {
    if (word === WORDS_IN_BLOCK) {
      const bytes = sha256(utf8ToBytes(`${chance} ${eventNumber} ${purpose} ${blocks}`));
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      blocks += 1;
      word = 0;
    }
    const value = block.getUint32(word * 4);
    word += 1;
    return value;
  };
  return (below) => {
    const fair = Math.floor(2 ** 32 / below) * below;
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
