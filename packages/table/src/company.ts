/** The people around a table: who is there by which connection, what they are called, and what they have said. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import type { Profile } from '@fabula/protocol/table.ts';
import type { Audience } from './audience.ts';
import type { Drafts } from './drafts.ts';
import { letter } from './letter.ts';
import type { Neighbour } from './nodes.ts';
import type { Partners } from './partners.ts';
import type { Guest, House } from './ports.ts';
import type { Register } from './register/model.ts';
import type { LedReplay } from './replay.ts';
import { Talk } from './talk.ts';

const MOST_REMEMBERED = 200;

/** What these are called, as far as anybody knows. */
export async function namesOf(
  house: Pick<House, 'profileOf'>,
  players: ReadonlySet<PlayerId>,
): Promise<Map<PlayerId, Profile>> {
  const names = new Map<PlayerId, Profile>();
  await Promise.all(
    [...players].map(async (player) => {
      const profile = await house.profileOf(player);
      if (profile) names.set(player, profile);
    }),
  );
  return names;
}

export abstract class Company {
  readonly house: House;
  readonly code: string;
  readonly guests = new Set<Guest>();
  readonly profiles = new Map<PlayerId, Profile>();
  /** What they were called before. In memory only, and for reports: a name can be changed as soon as it was read. */
  readonly formerNames = new Map<PlayerId, string>();
  /** In memory only, and for reports: also of those who have left again. */
  readonly cameFrom = new Map<PlayerId, string>();
  readonly talk = new Talk();

  constructor(house: House, code: string) {
    this.house = house;
    this.code = code;
  }

  abstract get register(): Register;

  /** What they would play if time ran out. */
  abstract readonly drafts: Pick<Drafts, 'drop'>;

  /** What whoever looks on guesses. */
  abstract readonly audience: Pick<Audience, 'drop'>;

  /** What the two in a seat keep to themselves. */
  abstract readonly partners: Pick<Partners, 'forget' | 'takeBack'>;

  /** Who shows the album. */
  abstract readonly replay: Pick<LedReplay, 'drop'>;

  /** Tells everybody what has changed about the table. */
  abstract showTable(): void;

  // Who is there

  /** Who is at the table through other nodes. */
  get neighbours(): readonly Neighbour[] {
    return this.house.nodes.neighbours(this.code);
  }

  /** Somebody looks on as this player, here or through another node. */
  isHere(player: PlayerId): boolean {
    for (const guest of this.guests) if (guest.player === player && guest.role === 'player') return true;
    return this.neighbours.some((one) => one.player === player && one.role === 'player');
  }

  /** Somebody who looks on, or did not long ago. */
  hasSeen(player: PlayerId): boolean {
    return this.profiles.has(player) || this.#isSeen(player);
  }

  #isSeen(player: PlayerId): boolean {
    for (const guest of this.guests) if (guest.player === player) return true;
    return this.neighbours.some((one) => one.player === player);
  }

  sendAway(player: PlayerId, reason: ByeReason): void {
    this.replay.drop(player);
    for (const guest of this.guests) if (guest.player === player) guest.bye(reason);
  }

  sendAllAway(reason: ByeReason): void {
    for (const guest of this.guests) guest.bye(reason);
  }

  // Their names

  async learnNames(players: ReadonlySet<PlayerId>): Promise<void> {
    for (const [player, profile] of await namesOf(this.house, players)) this.profiles.set(player, profile);
  }

  /** What somebody here is called from now on. */
  introduce(player: PlayerId, profile: Profile): void {
    this.#name(player, profile);
    this.house.nodes.tell(this.code, { what: 'named', player, profile });
  }

  #name(player: PlayerId, profile: Profile): void {
    const before = this.profiles.get(player)?.name ?? '';
    if (before !== '' && before !== profile.name) this.formerNames.set(player, before);
    this.profiles.set(player, profile);
  }

  /** Somebody has another name; those who are not here keep none. Whoever comes back is mostly called as before. */
  rename(player: PlayerId, profile: Profile): void {
    if (!this.hasSeen(player)) return;
    const before = this.profiles.get(player);
    if (before?.name === profile.name && before.avatar === profile.avatar) return;
    this.#name(player, profile);
    this.showTable();
  }

  /** Nothing of a player's own stays here: the logs know only the public id. */
  forget(player: PlayerId): void {
    this.talk.forget(player);
    this.drafts.drop(player);
    this.audience.drop(player);
    this.partners.forget(player);
    this.replay.drop(player);
    this.cameFrom.delete(player);
    this.formerNames.delete(player);
    if (this.profiles.delete(player)) this.showTable();
  }

  /** Those who looked in once: only the latest are remembered, however many come and go. */
  protected forgetPassersBy(hasPlace: (player: PlayerId) => boolean): void {
    for (const known of [this.profiles, this.cameFrom, this.formerNames]) {
      let spare = known.size - MOST_REMEMBERED;
      for (const player of known.keys()) {
        if (spare <= 0) break;
        if (hasPlace(player) || this.#isSeen(player)) continue;
        known.delete(player);
        spare -= 1;
      }
    }
  }

  // Whom they hear

  /** The host takes a message back. False: it is not there any more. */
  takeBack(by: PlayerId, at: number): boolean {
    const wasSaid = this.talk.remove(by, at);
    if (!wasSaid && !this.partners.takeBack(by, at)) return false;
    this.house.nodes.tell(this.code, { what: 'takenBack', by, at });
    if (!wasSaid) return true;
    for (const guest of this.guests) this.talk.retell(guest, this.register.mutes[guest.player]);
    return true;
  }

  protected showMutes(before: Register['mutes']): void {
    const { mutes } = this.register;
    for (const guest of this.guests) {
      const muted = mutes[guest.player] ?? [];
      if (muted.join() !== (before[guest.player] ?? []).join()) guest.send(letter({ muted }));
    }
  }
}
