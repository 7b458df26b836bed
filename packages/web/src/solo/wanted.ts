/** What offline play needs is put by for those who want it: who has the app, or has played alone. Others do not pay for it. */
import { lang } from '../i18n/i18n.svelte.ts';
import { keep, kept } from '../net/storage.ts';

/** Everything else is done by then. */
const QUIET_FIRST = 15_000;

export function stockIfWanted(): void {
  addEventListener('appinstalled', stockUp);
  const isApp = matchMedia('(display-mode: standalone)').matches;
  if (isApp || kept<boolean>('alone') === true) setTimeout(stockUp, QUIET_FIRST);
}

/** Somebody plays alone: here and now, and most likely again. */
export function wantStock(): void {
  keep('alone', true);
  stockUp();
}

function stockUp(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  import('./stock.ts').then(({ stockUp: begin }) => begin(lang())).catch(() => undefined);
}
