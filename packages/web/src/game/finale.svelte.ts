/** A finale as it is told to somebody: how far it has come, and the words that go with it. */
import { untrack } from 'svelte';
import { listed, t } from '../i18n/i18n.svelte.ts';
import { calm } from '../settings.svelte.ts';
import { isScored } from '../sound/cues.svelte.ts';
import { buzz, play } from '../sound/sound.ts';
import { announce } from './announce.svelte.ts';
import { lastStep, type Scene, sceneAt, tellFinale } from './finale.ts';
import { placesOf, rankedIn, winnersOf } from './ranks.ts';
import { calledAt, firstAt, withinAt } from './names.svelte.ts';
import { isDraw, isMine, meFirst, type Seen } from './seen.ts';
import type { Telling } from './telling.ts';

/** Games whose finale was watched to its end, or skipped. */
const watched = new Set<string>();

export class Finale {
  readonly #seen: () => Seen;
  #step = $state(0);
  #telling: Telling | null = null;

  /** `isTold`: the gallery shows its end. */
  constructor(seen: () => Seen, isTold: boolean) {
    this.#seen = seen;
    const { view } = untrack(seen);
    if (isTold || watched.has(view.game)) this.#step = lastStep(view);
  }

  get step(): number {
    return this.#step;
  }

  readonly scene = $derived.by((): Scene => sceneAt(this.#seen().view, this.#step));

  /** From when the page is there; the answer ends it. */
  begin(): () => void {
    const seen = this.#seen();
    const isBehind = seen.role !== 'screen' && seen.table.screens > 0;
    if (this.#step === 0)
      this.#telling = tellFinale(seen.view, { moving: !calm(), isBehind }, (step) => this.#reach(step));
    return () => this.#telling?.stop();
  }

  skip(): void {
    this.#telling?.skip();
  }

  #reach(step: number): void {
    const before = this.scene;
    this.#step = step;
    const { scene } = this;
    if (scene.isWon && !before.isWon) {
      // The score has a fanfare of its own.
      if (!isScored()) play('win');
      buzz([40, 60, 80]);
    } else if (!scene.isHushed && !scene.isTold) play('hop');
    if (!scene.isTold) return;
    watched.add(this.#seen().view.game);
    announce(spokenRanks(this.#seen()));
  }
}

/** Over the podium: who has just come, and nothing of those still to come. */
export function headingOf(seen: Seen, { latest, isHushed, isWon }: Scene): string {
  if (isWon) return winOf(seen);
  if (isHushed) return t('end.hush');
  const [seat] = latest;
  if (seat === undefined) return t('end.soon');
  return `${t('end.place', { n: placesOf(seen.view)[seat] ?? 0 })} ${calledAt(seen, seat)}`;
}

function winOf(seen: Seen): string {
  const winners = winnersOf(seen.view);
  if (winners.length === 1 && isMine(seen, winners[0] ?? null)) return t('end.youWon');
  const drawn = isDraw(seen.view);
  const names = meFirst(seen, winners).map((seat, i) => (drawn || i > 0 ? withinAt : firstAt)(seen, seat));
  return t(drawn ? 'end.draw' : 'end.won', { names: listed(names), n: winners.length });
}

/** For those who have not seen them come: who won, and everybody's place, the first one first. */
function spokenRanks(seen: Seen): string {
  const places = placesOf(seen.view);
  const each = rankedIn(seen.view).map((seat) => {
    const points = t('points', { n: seen.view.scores[seat] ?? 0 });
    return `${t('end.place', { n: places[seat] ?? 0 })} ${calledAt(seen, seat)}, ${points}.`;
  });
  return [`${winOf(seen)}.`.replace(/!\.$/, '!'), ...each].join(' ');
}
