/** What is said and shown outside the page while one is at a table: the tab's title, the app's badge, what screen readers read, the light that stays on. */
import { type Clue, wordsIn } from '@fabula/engine/model.ts';
import { askedIn } from '@fabula/engine/track.ts';
import { onMount } from 'svelte';
import { announce, fallSilent, retract } from './game/announce.svelte.ts';
import { describeForEveryone, describing } from './game/describing.svelte.ts';
import { lineFor } from './game/line.ts';
import { NAMES } from './game/names.svelte.ts';
import { say } from './game/toast.svelte.ts';
import { lang, t, worded } from './i18n/i18n.svelte.ts';
import { callForTurn, stayAwake } from './net/device.svelte.ts';
import { rememberEvening } from './net/evenings.ts';
import { library } from './net/library.svelte.ts';
import { whenFull } from './net/storage.ts';
import { wakeSound } from './sound/sound.ts';
import { isHeading } from './ui/landing.ts';
import type { Visit } from './visit.svelte.ts';

/** By then the first screen is there, in milliseconds. */
const QUIET = 3000;
const MOVES: readonly string[] = ['claim', 'tell', 'submit', 'own', 'vote'];

const clueRead = (clue: Clue | null): string =>
  wordsIn(clue) === '' ? '' : t('clue.is', { text: wordsIn(clue) });

/** For as long as the page is there. The answer is the tab's title. */
export function giveSignals(visit: Visit): { readonly title: string } {
  const { session } = visit;
  const isThere = $derived(visit.place.at === 'table');
  const seen = $derived(isThere ? session.seen : null);
  const line = $derived(seen ? lineFor(seen, NAMES) : null);
  /** It is my turn. */
  const calls = $derived(line?.mine === true && seen?.role === 'player' && MOVES.includes(seen.view.phase));

  let before = '';
  /** The line as it was read. */
  let told = '';
  $effect(() => {
    if (!line || !seen) {
      if (before !== '') fallSilent();
      before = '';
      return;
    }
    const { view } = seen;
    const words = worded(line);
    const moment = `${view.game} ${view.round} ${view.phase} ${line.mine}`;
    if (words !== told) retract(told);
    told = words;
    if (moment === before) return;
    before = moment;
    const asked =
      line.mine && view.phase === 'tell'
        ? askedIn(view).map((constraint) => t(`constraint.${constraint}.about`))
        : [];
    const clue =
      view.phase === 'submit' || view.phase === 'own' || view.phase === 'vote' ? clueRead(view.clue) : '';
    // Where the focus has landed on the heading, it says the words by itself.
    const heard = (): string => (isHeading(document.activeElement) ? '' : words);
    announce(() => [clue, heard(), ...asked].filter(Boolean).join(' '), 'moment');
    if (calls) callForTurn(words);
  });
  $effect(() => {
    if (seen) rememberEvening(seen);
  });
  $effect(() => describeForEveryone(seen?.table.descriptions === true));
  $effect(() => stayAwake(isThere));
  $effect(() => showBadge(calls));
  $effect(() => {
    void lang();
    session.speak();
  });
  // Descriptions are long: the pictures come first, unless somebody asked for words.
  $effect(() => {
    const language = lang();
    if (library.opened.length === 0) return;
    const timer = setTimeout(() => void library.describe(language), describing() ? 0 : QUIET);
    return () => clearTimeout(timer);
  });
  onMount(() => {
    whenFull(() => say(t('storage.full')));
    const wake = (): void => {
      if (document.visibilityState === 'visible') session.wake();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    // The network says that it is gone: a connection that still seems alive is doubted, and a line says so within seconds.
    addEventListener('offline', wake);
    addEventListener('pointerdown', wakeSound, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
      removeEventListener('offline', wake);
    };
  });
  return {
    get title() {
      return calls ? t('title.turn') : t('fabula');
    },
  };
}

function showBadge(isMyTurn: boolean): void {
  const badge = navigator as {
    setAppBadge?: (n: number) => Promise<void>;
    clearAppBadge?: () => Promise<void>;
  };
  void (isMyTurn ? badge.setAppBadge?.(1) : badge.clearAppBadge?.())?.catch(() => undefined);
}
