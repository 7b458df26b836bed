/** Something to hand to others: shared where the device can, otherwise copied, and then the page says so. */
import { t } from '../i18n/i18n.svelte.ts';
import { share } from '../net/share.ts';
import { linkTo } from '../routes.ts';
import { say } from './toast.svelte.ts';

export async function offer(what: Parameters<typeof share>[0]): Promise<void> {
  if ((await share(what)) === 'copied') say(t('copied'));
}

export const invite = (code: string): Promise<void> =>
  offer({ title: t('fabula'), text: t('lobby.invite'), url: linkTo(code) });
