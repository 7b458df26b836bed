/** The proof that nobody stacked the cards: the whole game dealt anew from its seed, in this browser, and compared. */
import { evolve } from '@fabula/engine/evolve.ts';
import { isBy } from '@fabula/engine/hush.ts';
import { GENESIS, type Log, sealOf } from '@fabula/engine/log.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import { type DealVerdict, type Remembered, replay, verifyDeal } from '@fabula/engine/replay.ts';
import { NOTHING } from '@fabula/engine/state.ts';

export interface Proof {
  /** Every card, and whom chance chose. */
  readonly deal: DealVerdict;
  /** Every move: by the rules, and sealed to all before it. */
  readonly moves: MovesVerdict;
  /** How many shares of chance players added. */
  readonly shares: number;
  /** This browser remembers the fingerprint it was shown before the game, and the share that it added. */
  readonly isShownMine: boolean;
  readonly isMineIn: boolean;
}

export type MovesVerdict =
  /** `hushed`: of these the words were taken out, so that their seals cannot be looked at any more. */
  | { readonly ok: true; readonly moves: number; readonly hushed: number }
  | { readonly ok: false; readonly event: number };

export function prove(log: Log, without: readonly PlayerId[], remembered: Remembered): Proof {
  const shares = sharesIn(log);
  const { commitment, contribution } = remembered;
  // Whoever left the lobby took their share with them.
  const mine = contribution && shares.has(contribution.player) ? { contribution } : {};
  return {
    deal: verifyDeal(log, { ...mine, ...(commitment === undefined ? {} : { commitment }) }),
    moves: movesIn(log, new Set(without)),
    shares: shares.size,
    isShownMine: commitment !== undefined,
    isMineIn: 'contribution' in mine,
  };
}

/** Whose shares of chance were mixed in when the cards were dealt. */
function sharesIn({ entries }: Log): ReadonlySet<PlayerId> {
  const events = entries.flatMap((entry) => entry.events);
  const start = events.findIndex(({ type }) => type === 'started');
  const { contributions } = events.slice(0, Math.max(0, start)).reduce(evolve, NOTHING);
  return new Set(contributions.map(({ player }) => player));
}

function movesIn(log: Log, without: ReadonlySet<PlayerId>): MovesVerdict {
  const hushed = log.entries.filter((entry) => isBy(entry, without)).length;
  const moves = log.entries.length;
  if (hushed === 0) {
    const verdict = replay(log);
    return verdict.ok ? { ok: true, moves, hushed } : { ok: false, event: verdict.event };
  }
  let before = GENESIS;
  for (const entry of log.entries) {
    const { seq, command, events, hash } = entry;
    if (!isBy(entry, without) && hash !== sealOf(before, seq, command, events))
      return { ok: false, event: seq };
    before = hash;
  }
  return { ok: true, moves, hushed };
}
