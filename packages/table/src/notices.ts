/** What everybody is told about the table itself: part by part, when a part changes. */
import { profileOfBot } from '@fabula/bots/seats.ts';
import type { PlayerId, State } from '@fabula/engine/model.ts';
import { seatOf } from '@fabula/engine/seats.ts';
import type { Profile, TableView } from '@fabula/protocol/table.ts';
import { letter } from './letter.ts';
import type { Guest } from './ports.ts';
import type { Table } from './table.ts';

/** People who come and go by the dozen are told of together. */
const APART = 250;

export class Notices {
  readonly #table: Table;
  /** What everybody was told of each part, as it was written. */
  #shown: readonly string[] | null = null;
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
      // Nobody called this: what goes wrong here is the table's, and nobody else's.
      try {
        this.tell();
      } catch (error) {
        this.#table.breakDown(error);
      }
    });
  }

  tell(newcomer?: Guest): void {
    // What is to be told may be what broke it.
    if (this.#table.isRetired) return;
    const now = tableView(this.#table);
    const before = this.#shown;
    const texts = Object.values(now).map((part) => JSON.stringify(part));
    this.#shown = texts;
    if (!before) return;
    const news = Object.entries(now).filter((_, place) => texts[place] !== before[place]);
    if (news.length === 0) return;
    this.#t += 1;
    this.#toldAt = this.#table.house.clock.now();
    const told = letter({ t: this.#t, table: Object.fromEntries(news) });
    for (const guest of this.#table.guests) if (guest !== newcomer) guest.send(told);
    this.#table.spend('sent', told.text.length * this.#table.guests.size, newcomer);
  }
}

function tableView(table: Table): TableView {
  const { code, register, game, guests, neighbours, talk, profiles: known } = table;
  const { language, listed, chat, descriptions, quickBots, games, banned, bots } = register;
  const profiles: Record<PlayerId, Profile> = {};
  const name = (player: PlayerId): void => {
    const bot = bots[player];
    const profile = bot ? profileOfBot(bot, language) : known.get(player);
    if (profile) profiles[player] = profile;
  };
  for (const { id } of game.state.people) name(id);
  const standing = new Set<PlayerId>();
  let [spectators, screens] = [0, 0];
  for (const { player, role } of [...guests, ...neighbours]) {
    if (role === 'screen') screens += 1;
    // A screen too, if it has a name: its owner may have to be sent away.
    if (role !== 'music') name(player);
    if (role === 'spectator') spectators += 1;
    if (role === 'player' && isStanding(game.state, player)) standing.add(player);
  }
  for (const player of [...banned, ...talk.speakers]) name(player);
  const music =
    neighbours.some(({ role }) => role === 'music') || [...guests].some(({ playsMusic }) => playsMusic);
  const gamesPlayed = games.length;
  const lastGame = games.at(-1) ?? null;
  return {
    code,
    language,
    listed,
    chat,
    descriptions,
    quickBots,
    profiles,
    standing: [...standing],
    spectators,
    screens,
    music,
    gamesPlayed,
    lastGame,
    replay: table.replay.shown,
    banned,
  };
}

/** Neither sits nor is promised a seat. */
const isStanding = (state: State, player: PlayerId): boolean =>
  seatOf(state, player) === null && !state.arrivals.includes(player);
