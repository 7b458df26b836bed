/** What the host can do about people and what they bring: look at reports, close tables, ban, delete. What cannot be done is an error with a sentence. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Nodes } from '@fabula/table/nodes.ts';
import type { Table } from '@fabula/table/table.ts';
import type { Clock } from '../clock.ts';
import type { ClueMedia } from '../tables/clue-media.ts';
import type { TellHouse } from '../nodes/house-tidings.ts';
import { bytesOf, present } from '../own-decks/own-deck.ts';
import type { OwnDecks } from '../own-decks/own-decks.ts';
import type { Players } from '../people/players.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Tables } from '../tables/tables.ts';
import { type Ban, type Bans, nameOfNetwork, nameOfPlayer } from './bans.ts';
import type { Report, Reports } from './reports.ts';

export interface ModeratorParts {
  readonly reports: Reports;
  readonly bans: Bans;
  readonly clock: Clock;
  readonly sessions: Sessions;
  readonly tables: Tables;
  readonly players: Players;
  readonly clueMedia: ClueMedia;
  readonly ownDecks: OwnDecks;
  readonly tellHouse: TellHouse;
  /** Tables may be in memory through other nodes only. */
  readonly nodes: Pick<Nodes, 'tell'> & { isElsewhere(code: string): Promise<boolean> };
}

/** Somebody's own deck, as the host sees it. */
export interface DeckInShort {
  readonly id: string;
  readonly name: string;
  readonly owner: PlayerId;
  readonly listed: boolean;
  readonly cards: number;
  readonly bytes: number;
}

const DAY = 24 * 60 * 60 * 1_000;

export class Moderator {
  readonly #parts: ModeratorParts;

  constructor(parts: ModeratorParts) {
    this.#parts = parts;
  }

  reports(): Promise<Report[]> {
    return this.#parts.reports.list();
  }

  async report(number: number): Promise<Report> {
    const found = await this.#parts.reports.find(number);
    if (!found) throw new Error(`There is no report ${number}`);
    return found;
  }

  /** Everybody there is told, and nobody comes in any more. */
  async close(code: string): Promise<{ guests: number }> {
    const table = await this.#tableCalled(code);
    const guests = table.guests.size;
    await table.inOrder(() => table.amend({ type: 'close' }, null));
    return { guests };
  }

  async reopen(code: string): Promise<void> {
    const table = await this.#tableCalled(code);
    await table.inOrder(() => table.amend({ type: 'reopen' }, null));
  }

  async #tableCalled(code: string): Promise<Table> {
    const table = await this.#parts.tables.find(code.toUpperCase());
    if (!table) throw new Error(`There is no table ${code}`);
    return table;
  }

  /** `who`: a report's number, a player's id, or what `bans` calls it. Answers with the names of the bans. */
  async ban(who: string, days: number | null, andNetwork: boolean): Promise<string[]> {
    const { bans, clock } = this.#parts;
    const until = days === null ? null : clock.now() + days * DAY;
    const names = await this.#named(who, andNetwork);
    if (!isNumber(who)) await this.#mustBeThere(names);
    for (const name of names) await bans.add(name, until);
    for (const name of names) this.#sendAway(name, until);
    this.#parts.tellHouse({ what: 'bans' });
    if (isNumber(who)) await this.#parts.reports.settle(Number(who), 'banned');
    return names;
  }

  /** Answers with the names of the bans that were lifted. */
  async unban(who: string): Promise<string[]> {
    const { bans } = this.#parts;
    const lifted: string[] = [];
    for (const name of await this.#named(who, false)) if (await bans.remove(name)) lifted.push(name);
    if (isNumber(who)) {
      const { network } = await this.report(Number(who));
      const name = nameOfNetwork(network ?? '');
      if (network !== null && (await bans.remove(name))) lifted.push(name);
    }
    if (lifted.length === 0) throw new Error(`${who} is not banned`);
    this.#parts.tellHouse({ what: 'bans' });
    return lifted;
  }

  bans(): Promise<[name: string, ban: Ban][]> {
    return this.#parts.bans.list();
  }

  async #named(who: string, andNetwork: boolean): Promise<string[]> {
    if (/^(?:player|network)\.[\w-]+$/.test(who)) return [who];
    if (!isNumber(who)) {
      if (andNetwork) throw new Error('Only of a report it is known where somebody came from');
      if (!/^[\w-]+$/.test(who)) throw new Error(`${who} is no player's id, and no report's number`);
      return [nameOfPlayer(who)];
    }
    const { player, network } = await this.report(Number(who));
    if (!andNetwork) return [nameOfPlayer(player)];
    if (network === null)
      throw new Error('Whoever was reported had not been there for long: nobody knows where they came from');
    return [nameOfPlayer(player), nameOfNetwork(network)];
  }

  /** A ban of a player who does not exist is a mistake: a table's code, or half an id. */
  async #mustBeThere(names: readonly string[]): Promise<void> {
    const { players, sessions } = this.#parts;
    for (const name of names) {
      const [kind, player = ''] = partsOf(name);
      if (kind !== 'player' || sessions.isHere(player) || (await players.isKept(player))) continue;
      throw new Error(`There is no player ${player}. A table is shut by "close"`);
    }
  }

  #sendAway(name: string, until: number | null): void {
    const [kind, player = ''] = partsOf(name);
    if (kind !== 'player') return;
    for (const session of this.#parts.sessions.of(player)) session.banned(until);
  }

  /** Takes what was reported away, as far as it is not part of a game's log. Answers with what was done. */
  async delete(number: number): Promise<string> {
    const report = await this.report(number);
    const done = await this.#deleted(report);
    await this.#parts.reports.settle(number, done);
    return done;
  }

  async #deleted({ kind, player, name, text, table: code, game, media, said }: Report): Promise<string> {
    const { tables, clueMedia, ownDecks, nodes } = this.#parts;
    switch (kind) {
      case 'name':
        // Nobody knows which of the two was read.
        if (text !== null) await this.#strike(player, text);
        return this.#strike(player, name);
      case 'message': {
        if (tables.inUse(code)?.takeBack(player, said ?? 0)) return 'message deleted';
        if (!(await nodes.isElsewhere(code))) return 'message was gone already';
        nodes.tell(code, { what: 'takenBack', by: player, at: said ?? 0 });
        return 'message deleted, if it was still there';
      }
      case 'drawing':
      case 'recording':
        return (await clueMedia.remove(game, media ?? '')) ? `${kind} deleted` : `${kind} was gone already`;
      case 'card': {
        const [deck = '', card = ''] = media?.split('/') ?? [];
        return (await ownDecks.removeCard(deck, card)) === null ? 'card deleted' : 'card was gone already';
      }
      case 'clue':
        throw new Error(
          'A written clue is part of the game’s log, which is not rewritten: close the table, or ban',
        );
    }
  }

  // Own decks

  async decks(): Promise<DeckInShort[]> {
    const found: DeckInShort[] = [];
    for await (const { id, deck } of this.#parts.ownDecks.all()) {
      const { name, owner, listed } = deck;
      found.push({ id, name, owner: owner ?? '', listed, cards: present(deck).length, bytes: bytesOf(deck) });
    }
    return found;
  }

  async publish(deck: string, listed: boolean): Promise<void> {
    if (!(await this.#parts.ownDecks.list(deck, listed))) throw new Error(`There is no deck ${deck}`);
  }

  async removeDeck(deck: string): Promise<void> {
    if (!(await this.#parts.ownDecks.remove(deck))) throw new Error(`There is no deck ${deck}`);
  }

  async removeCard(deck: string, card: string): Promise<void> {
    if ((await this.#parts.ownDecks.removeCard(deck, card)) !== null)
      throw new Error(`There is no card ${card} in a deck ${deck}`);
  }

  async #strike(player: PlayerId, name: string | null): Promise<string> {
    const { players, sessions, tables, tellHouse } = this.#parts;
    if (name === null) return 'there was no name';
    if (!(await players.strike(player, name))) return 'player was gone already';
    for (const { me } of sessions.of(player)) if (me) await players.reload(me);
    const profile = await players.profileOf(player);
    for (const table of tables.all) if (profile) table.rename(player, profile);
    tellHouse({ what: 'struck', player });
    return 'name replaced';
  }
}

/** What a ban is of, and of whom. */
const partsOf = (name: string): string[] => name.split(/\.(.*)/s);

/** Reports are counted; ids of players are longer. */
const isNumber = (who: string): boolean => /^\d{1,9}$/.test(who);
