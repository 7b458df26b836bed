/** What the device can do besides showing the page: stay awake, hum, call. */
import { settings } from '../settings.svelte.ts';
import { buzz, play } from '../sound/sound.ts';
import { t } from '../i18n/i18n.svelte.ts';

/** A phone on the table must not fall asleep during the game. */
export function stayAwake(wanted: boolean): (() => void) | undefined {
  if (!wanted || !('wakeLock' in navigator)) return;
  let lock: WakeLockSentinel | null = null;
  let over = false;
  const ask = (): void => {
    if (document.visibilityState !== 'visible' || over) return;
    navigator.wakeLock.request('screen').then(
      (held) => (over ? void held.release() : (lock = held)),
      () => undefined,
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    over = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}

/** It is my turn: a bell, a hum, and a notice if the page is out of sight. */
export function callForTurn(words: string): void {
  play('turn');
  buzz([40, 60, 40]);
  if (!settings.notifications || document.visibilityState === 'visible' || !('Notification' in window))
    return;
  if (Notification.permission !== 'granted') return;
  const notice = { body: words, tag: 'turn', icon: '/icon-192.png', data: location.href };
  void show(notice);
}

async function show(notice: NotificationOptions): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await worker?.showNotification(t('title.turn'), notice);
}
