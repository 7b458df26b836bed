/** What everybody is told about the table itself: part by part, when a part changes. */
import { profileOfBot } from '@fabula/bots/seats.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Profile, TableView } from '@fabula/protocol/table.ts';
import { letter } from './letter.ts';
import type { Guest } from './ports.ts';
import type { Table } from './table.ts';

/** People who come and go by the dozen are told of together. */
const APART = 250;

export class Notices {
  readonly #table: Table;
  #shown: TableView | null = null;
  #t = 0;
  #toldAt = -Infinity;
  #isToCome = false;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The newcomer hears everything, the others what is new with them. */
  welcome(guest: Guest): void {
    this.tellSoon(guest);
    const muted = this.#table.register.mutes[guest.player];
    const letters = [letter({ t: this.#t, table: tableView(this.#table) })];
    if (muted) letters.push(letter({ muted }));
    for (const one of letters) {
      guest.send(one);
      guest.pay('sent', one.text.length);
    }
  }

  /** Of comings and goings: at once, or with those that follow. */
  tellSoon(newcomer?: Guest): void {
    const { clock } = this.#table.house;
    if (this.#isToCome) return;
    const wait = this.#toldAt + APART - clock.now();
    if (wait <= 0) return this.tell(newcomer);
    this.#isToCome = true;
    clock.after(wait, () => {
      this.#isToCome = false;
      this.tell();
    });
  }

  tell(newcomer?: Guest): void {
    const now = tableView(this.#table);
    const before = this.#shown;
    this.#shown = now;
    if (!before) return;
    const parts = (Object.keys(now) as (keyof TableView)[]).filter(
      (part) => now[part] !== before[part] && JSON.stringify(now[part]) !== JSON.stringify(before[part]),
    );
    if (parts.length === 0) return;
    this.#t += 1;
    this.#toldAt = this.#table.house.clock.now();
    const table = Object.fromEntries(parts.map((part) => [part, now[part]]));
    const news = letter({ t: this.#t, table });
    for (const guest of this.#table.guests) if (guest !== newcomer) guest.send(news);
    this.#table.spend('sent', news.text.length * this.#table.guests.size, newcomer);
  }
}

function tableView({ code, register, game, guests, neighbours, talk, profiles: known }: Table): TableView {
  const { language, listed, chat, games, banned, bots } = register;
  const profiles: Record<PlayerId, Profile> = {};
  const name = (player: PlayerId): void => {
    const bot = bots[player];
    const profile = bot ? profileOfBot(bot, language) : known.get(player);
    if (profile) profiles[player] = profile;
  };
  for (const { id } of game.state.people) name(id);
  let [spectators, screens] = [0, 0];
  for (const { player, role } of [...guests, ...neighbours]) {
    if (role === 'screen') screens += 1;
    else name(player);
    if (role === 'spectator') spectators += 1;
  }
  for (const player of [...banned, ...talk.speakers]) name(player);
  const gamesPlayed = games.length;
  const lastGame = games.at(-1) ?? null;
  return { code, language, listed, chat, profiles, spectators, screens, gamesPlayed, lastGame, banned };
}
