/** The people around a table: who is there by which connection, what they are called, and what they have said. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import type { Profile } from '@fabula/protocol/table.ts';
import type { Guest } from './ports.ts';
import { Talk } from './talk.ts';

const MOST_REMEMBERED = 200;

export abstract class Company {
  readonly guests = new Set<Guest>();
  readonly profiles = new Map<PlayerId, Profile>();
  /** In memory only, and for reports: also of those who have left again. */
  readonly cameFrom = new Map<PlayerId, string>();
  readonly talk = new Talk();

  /** Somebody looks on as this player. */
  isHere(player: PlayerId): boolean {
    for (const guest of this.guests) if (guest.player === player && guest.role === 'player') return true;
    return false;
  }

  /** Somebody who looks on, or did not long ago. */
  hasSeen(player: PlayerId): boolean {
    return this.profiles.has(player) || this.#isSeen(player);
  }

  sendAway(player: PlayerId, reason: ByeReason): void {
    for (const guest of this.guests) if (guest.player === player) guest.bye(reason);
  }

  /** Tells everybody what has changed about the table. */
  abstract showTable(): void;

  /** Nothing of a player's own stays here: the logs know only the public id. */
  forget(player: PlayerId): void {
    this.talk.forget(player);
    this.cameFrom.delete(player);
    if (this.profiles.delete(player)) this.showTable();
  }

  /** Somebody has another name; those who are not here keep none. */
  rename(player: PlayerId, profile: Profile): void {
    if (!this.profiles.has(player)) return;
    this.profiles.set(player, profile);
    this.showTable();
  }

  /** Those who looked in once: only the latest are remembered, however many come and go. */
  protected forgetPassersBy(hasPlace: (player: PlayerId) => boolean): void {
    for (const known of [this.profiles, this.cameFrom]) {
      let spare = known.size - MOST_REMEMBERED;
      for (const player of known.keys()) {
        if (spare <= 0) break;
        if (hasPlace(player) || this.#isSeen(player)) continue;
        known.delete(player);
        spare -= 1;
      }
    }
  }

  #isSeen(player: PlayerId): boolean {
    for (const guest of this.guests) if (guest.player === player) return true;
    return false;
  }

  sendAllAway(reason: ByeReason): void {
    for (const guest of this.guests) guest.bye(reason);
  }
}
