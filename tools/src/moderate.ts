/** npm run -s moderate -- COMMAND: what a public site's host does about reports. DATA_DIR says which server is meant; it must run. */
import { parseArgs } from 'node:util';
import { askHost, type HostAsk } from '@fabula/server/host/host-door.ts';
import type { Report } from '@fabula/server/moderation/reports.ts';
import { dataFolder } from './data-folder.ts';
import type { DeckInShort } from '@fabula/server/moderation/moderator.ts';
import { type BanLine, banLine, deckLine, reportLine, reportPage } from './moderation-pages.ts';

const USAGE = `usage: npm run -s moderate -- COMMAND
  reports                              all reports, the newest last
  show NUMBER                          everything about one
  delete NUMBER                        takes away what was reported there: a name, a message, a drawing, a recording
  ban NUMBER [--days N] [--network]    keeps out whoever was reported there; with --network also new players from there
  ban PLAYER [--days N]                keeps out a player, by id
  unban NUMBER | PLAYER | NAME         lifts it; NAME as "bans" prints it
  bans                                 who is kept out, and until when
  close TABLE                          tells everybody at a table, and lets nobody in
  reopen TABLE                         lets them in again
  decks                                players’ own decks: who made them, what they take, which are published
  publish DECK                         lets everybody choose it
  unpublish DECK                       leaves it to those who know of it
  remove-deck DECK                     deletes it; games that are played with it go on, with placeholders
  remove-card DECK CARD                deletes one of its cards`;

/** What to ask the server, and how to print its answer. */
interface Command {
  readonly ask: HostAsk;
  readonly page: (answer: Readonly<Record<string, unknown>>) => string;
}

const words = (answer: unknown): string => (answer as readonly string[]).join(', ');

/** An id may begin like an option; under the name its ban would have, it does not. */
const ID_WITH_A_DASH = /^-[\w-]{15}$/;

function commandFor(args: readonly string[]): Command | null {
  const { values, positionals } = parseArgs({
    args: args.map((arg) => (ID_WITH_A_DASH.test(arg) ? `player.${arg}` : arg)),
    options: { days: { type: 'string' }, network: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name, target = '', card, ...more] = positionals;
  if (
    more.length > 0 ||
    (card !== undefined) !== (name === 'remove-card') ||
    (name !== 'ban' && (values.days !== undefined || values.network))
  )
    return null;
  const number = Number(target);
  const days = values.days === undefined ? null : Number(values.days);
  if (days !== null && !(Number.isInteger(days) && days > 0)) return null;
  if (name === 'reports' && target === '')
    return { ask: { do: 'reports' }, page: ({ reports }) => listed(reports as Report[]) };
  if (name === 'bans' && target === '')
    return { ask: { do: 'bans' }, page: ({ bans }) => (bans as BanLine[]).map(banLine).join('\n') };
  if (name === 'decks' && target === '')
    return { ask: { do: 'decks' }, page: ({ decks }) => (decks as DeckInShort[]).map(deckLine).join('\n') };
  if (target === '') return null;
  switch (name) {
    case 'show':
      return { ask: { do: 'report', number }, page: ({ report }) => reportPage(report as Report) };
    case 'delete':
      return { ask: { do: 'delete', number }, page: ({ done }) => String(done) };
    case 'ban':
      return {
        ask: { do: 'ban', who: target, days, network: values.network },
        page: ({ banned }) => `banned: ${words(banned)}`,
      };
    case 'unban':
      return {
        ask: { do: 'unban', who: target },
        page: ({ lifted }) => `no longer banned: ${words(lifted)}`,
      };
    case 'close':
      return {
        ask: { do: 'close', table: target },
        page: ({ guests }) => `closed; connections that were told: ${String(guests)}`,
      };
    case 'reopen':
      return { ask: { do: 'reopen', table: target }, page: () => 'open again' };
    case 'publish':
    case 'unpublish': {
      const listed = name === 'publish';
      return {
        ask: { do: 'publish', deck: target, listed },
        page: () => (listed ? 'everybody may choose it' : 'no longer published'),
      };
    }
    case 'remove-deck':
      return { ask: { do: 'removeDeck', deck: target }, page: () => 'deleted' };
    case 'remove-card':
      return { ask: { do: 'removeCard', deck: target, card }, page: () => 'deleted' };
    default:
      return null;
  }
}

const listed = (reports: readonly Report[]): string =>
  reports.length === 0 ? 'no reports' : reports.map(reportLine).join('\n');

async function moderate(): Promise<string> {
  const command = commandFor(process.argv.slice(2));
  if (!command) throw new Error(USAGE);
  const answer = await askHost(dataFolder(), command.ask);
  if (answer === null)
    throw new Error(`No server is running with the data in ${dataFolder()}. Start it, or set DATA_DIR.`);
  if (!answer.ok) throw new Error(answer.why);
  return command.page(answer);
}

try {
  process.stdout.write(`${await moderate()}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
