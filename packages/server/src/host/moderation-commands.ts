/** The host's side of moderation, by the door in the data folder. `npm run moderate` asks, and prints. */
import { editionIn, isOwnDeck } from '@fabula/protocol/own-decks.ts';
import * as v from 'valibot';
import type { HostAsk, HostCommands } from './host-door.ts';
import type { Moderator } from '../moderation/moderator.ts';

const who = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const number = v.pipe(v.number(), v.integer(), v.minValue(1));
const table = v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6}$/, 'a table’s code has six letters'));
const deck = v.pipe(
  v.string(),
  v.check((id) => isOwnDeck(id), 'own decks are called own-…: "decks" lists them'),
  v.transform((id) => editionIn(id)?.deck ?? ''),
);
const card = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/, 'a card of an own deck has twelve digits'));
const days = v.nullable(v.pipe(v.number(), v.minValue(1), v.maxValue(36_500)));

/** The fields of an ask, or a sentence that says what is wrong. */
function fieldsOf<Fields extends v.ObjectEntries>(ask: HostAsk, fields: Fields) {
  const reading = v.safeParse(v.object(fields), ask);
  if (reading.success) return reading.output;
  const [issue] = reading.issues;
  throw new Error(`${v.getDotPath(issue) ?? ask.do}: ${issue.message}`);
}

export const hostCommands = (moderator: Moderator): HostCommands => ({
  reports: async () => ({ reports: await moderator.reports() }),
  report: async (ask) => ({ report: await moderator.report(fieldsOf(ask, { number }).number) }),
  close: (ask) => moderator.close(fieldsOf(ask, { table }).table),
  reopen: async (ask) => {
    await moderator.reopen(fieldsOf(ask, { table }).table);
    return {};
  },
  ban: async (ask) => {
    const fields = fieldsOf(ask, { who, days, network: v.boolean() });
    return { banned: await moderator.ban(fields.who, fields.days, fields.network) };
  },
  unban: async (ask) => ({ lifted: await moderator.unban(fieldsOf(ask, { who }).who) }),
  delete: async (ask) => ({ done: await moderator.delete(fieldsOf(ask, { number }).number) }),
  decks: async () => ({ decks: await moderator.decks() }),
  publish: async (ask) => {
    const { deck: id, listed } = fieldsOf(ask, { deck, listed: v.boolean() });
    await moderator.publish(id, listed);
    return {};
  },
  removeDeck: async (ask) => {
    await moderator.removeDeck(fieldsOf(ask, { deck }).deck);
    return {};
  },
  removeCard: async (ask) => {
    const fields = fieldsOf(ask, { deck, card });
    await moderator.removeCard(fields.deck, fields.card);
    return {};
  },
  bans: async () => ({ bans: (await moderator.bans()).map(([name, ban]) => ({ name, ...ban })) }),
});
