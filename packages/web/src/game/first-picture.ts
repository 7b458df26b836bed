/** The picture that is looked at first is asked for as soon as it is known which: the table itself is still to be drawn. */
import type { CardId } from '@fabula/engine/model.ts';
import { draftFor } from '../net/drafts.ts';
import type { Seen } from './seen.ts';

/** Where pictures lie in the hand. */
const IN_HAND: readonly string[] = ['claim', 'tell', 'submit'];
let isAsked = false;

/** What was given, what was being chosen when the page was closed, or the first of the hand. */
export function lookedAtFirst({ view }: Pick<Seen, 'view'>): CardId | undefined {
  if (!IN_HAND.includes(view.phase)) return undefined;
  const draft = draftFor<{ readonly card?: CardId | null; readonly looked?: CardId | null }>(view);
  return view.given[0] ?? draft?.card ?? draft?.looked ?? view.hand[0];
}

export function askForFirst(seen: Seen): void {
  if (isAsked) return;
  const card = lookedAtFirst(seen);
  const picture = card === undefined ? null : seen.picture(card);
  if (!picture) return;
  isAsked = true;
  const image = new Image();
  image.fetchPriority = 'high';
  image.src = picture.medium;
}
