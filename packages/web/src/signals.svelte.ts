/** What is said and shown outside the page while one is at a table: the tab's title, the app's badge, what screen readers read, the light that stays on. */
import { type Clue, wordsIn } from '@fabula/engine/model.ts';
import { askedIn } from '@fabula/engine/track.ts';
import { onMount } from 'svelte';
import { announce } from './game/announce.svelte.ts';
import { lineFor } from './game/line.ts';
import { NAMES } from './game/names.svelte.ts';
import { say } from './game/toast.svelte.ts';
import { lang, t } from './i18n/i18n.svelte.ts';
import { callForTurn, stayAwake } from './net/device.svelte.ts';
import { library } from './net/library.svelte.ts';
import { whenFull } from './net/storage.ts';
import { settings } from './settings.svelte.ts';
import { wakeSound } from './sound/sound.ts';
import type { Visit } from './visit.svelte.ts';

/** By then the first screen is there, in milliseconds. */
const QUIET = 3000;
const MOVES: readonly string[] = ['claim', 'tell', 'submit', 'vote'];

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
  $effect(() => {
    if (!line || !seen) return;
    const { view } = seen;
    const words = t(line.key, line.params);
    const moment = `${view.game} ${view.round} ${view.phase} ${line.mine}`;
    if (moment === before) return;
    before = moment;
    const asked =
      line.mine && view.phase === 'tell'
        ? askedIn(view).map((constraint) => t(`constraint.${constraint}.about`))
        : [];
    const clue = view.phase === 'submit' || view.phase === 'vote' ? clueRead(view.clue) : '';
    announce([clue, words, ...asked].filter(Boolean).join(' '));
    if (calls) callForTurn(words);
  });
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
    const timer = setTimeout(() => void library.describe(language), settings.descriptions ? 0 : QUIET);
    return () => clearTimeout(timer);
  });
  onMount(() => {
    whenFull(() => say(t('storage.full')));
    const wake = (): void => {
      if (document.visibilityState === 'visible') session.wake();
    };
    document.addEventListener('visibilitychange', wake);
    addEventListener('online', wake);
    addEventListener('pointerdown', wakeSound, { once: true });
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('online', wake);
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
