/** What everybody is told about the table itself: part by part, when a part changes. */
import { profileOfBot } from '@fabula/bots/seats.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Profile, TableView } from '@fabula/protocol/table.ts';
import { textFrame } from './frames.ts';
import type { Guest, Table } from './table.ts';

export class Notices {
  readonly #table: Table;
  #shown: TableView | null = null;
  #t = 0;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The newcomer hears everything, the others what is new with them. */
  welcome(guest: Guest): void {
    this.tell(guest);
    guest.send(textFrame(JSON.stringify({ t: this.#t, table: this.#shown })));
    const muted = this.#table.doc.mutes[guest.player];
    if (muted) guest.send(textFrame(JSON.stringify({ muted })));
  }

  tell(exceptFor?: Guest): void {
    const now = tableView(this.#table);
    const before = this.#shown;
    this.#shown = now;
    if (!before) return;
    const parts = (Object.keys(now) as (keyof TableView)[]).filter(
      (part) => now[part] !== before[part] && JSON.stringify(now[part]) !== JSON.stringify(before[part]),
    );
    if (parts.length === 0) return;
    this.#t += 1;
    const table = Object.fromEntries(parts.map((part) => [part, now[part]]));
    const frame = textFrame(JSON.stringify({ t: this.#t, table }));
    for (const guest of this.#table.guests) if (guest !== exceptFor) guest.send(frame);
  }
}

function tableView({ doc, game, guests, talk, profiles: known }: Table): TableView {
  const { code, language, listed, chat, games, banned, bots } = doc;
  const profiles: Record<PlayerId, Profile> = {};
  const name = (player: PlayerId): void => {
    const bot = bots[player];
    const profile = bot ? profileOfBot(bot, language) : known.get(player);
    if (profile) profiles[player] = profile;
  };
  for (const { id } of game.state.people) name(id);
  let [spectators, screens] = [0, 0];
  for (const { player, role } of guests) {
    if (role === 'screen') screens += 1;
    else name(player);
    if (role === 'spectator') spectators += 1;
  }
  for (const player of [...banned, ...talk.speakers]) name(player);
  const gamesPlayed = games.length;
  const lastGame = games.at(-1) ?? null;
  return { code, language, listed, chat, profiles, spectators, screens, gamesPlayed, lastGame, banned };
}
