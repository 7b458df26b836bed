/** A visit: from the cover to a table and away again. One place at a time; whatever was asked for on a way that was given up is answered too late. */
import type { Colour } from '@fabula/engine/model.ts';
import { PRESETS, type PresetName, type Rules } from '@fabula/engine/rules.ts';
import type { Answer } from '@fabula/protocol/client-types.ts';
import type { Role } from '@fabula/protocol/table.ts';
import { beCalled, beNobody, hasName, myAvatar, myColour, myName } from './game/me.svelte.ts';
import type { Act } from './game/seen.ts';
import { say } from './game/toast.svelte.ts';
import { lang, t } from './i18n/i18n.svelte.ts';
import { Session, type SessionOptions } from './net/session.svelte.ts';
import { forgetAll } from './net/storage.ts';
import { leaveBehind } from './net/evenings.ts';
import { companyAt, forgetTable, rememberTable, satAt } from './net/tables.ts';
import { DISMISSALS, isForGood, isForScreen, REFUSALS, type Place } from './places.ts';
import { go } from './router.svelte.ts';
import { addressOf, type Route } from './routes.ts';
import { SOLO_CODE } from './solo/code.ts';

const LEFT: Answer = { ok: false, code: 'closed', params: {}, text: '' };

export class Visit {
  place = $state.raw<Place>({ at: 'cover' });
  /** What was asked for and is on its way: asked for once more, nothing happens. */
  busy = $state<'play' | 'open' | null>(null);
  /** Somebody opens a table who was never asked for a name: what is done once they have one. */
  naming = $state.raw<(() => void) | null>(null);
  readonly session: Session;
  /** How many ways were set out on. */
  #ways = 0;

  constructor(connect?: SessionOptions['connect']) {
    this.session = new Session({
      connect,
      onTurnedAway: (answer) => {
        const { place } = this;
        if (place.at === 'table') this.#turnAway(place, answer);
      },
      onBye: (reason, until) => {
        const why = DISMISSALS[reason];
        if (why === null) return;
        if ('code' in this.place && isForGood(why)) leaveBehind(this.place.code);
        this.#setOut();
        this.place = { at: 'dismissed', why, until };
      },
    });
  }

  /** The address says where to go: the back button leaves a table, a link opens it. */
  arrive(here: Route): void {
    const { place } = this;
    if (place.at === 'dismissed') return;
    if (here.page !== 'table' && here.page !== 'screen') return this.#toTheCover();
    const isScreen = here.page === 'screen';
    // The way there was begun by this very visit, or it is just another page over the table.
    if ('code' in place && place.code === here.code && isScreen === isForScreen(place)) return;
    this.#goAway();
    if (here.code === SOLO_CODE) void this.#sitAlone();
    else if (isScreen) void this.#enter(here.code, 'screen');
    else if (here.seat !== null) void this.#enter(here.code, 'player', here.seat);
    else if (satAt(here.code)) void this.#enter(here.code, 'player');
    else void this.#knock(here.code);
  }

  /** Name and rabbit are chosen: take a place, if there is one. */
  async sit(code: string, called: string, colour: Colour): Promise<void> {
    beCalled(called, colour);
    await this.#takeSeat(code);
  }

  async watch(code: string, called = myName(), colour = myColour()): Promise<void> {
    beCalled(called, colour);
    await this.#enter(code, 'spectator');
  }

  async openTable(rules: Rules | null = null, decks?: readonly string[]): Promise<void> {
    if (this.busy !== null) return;
    if (!hasName()) {
      this.naming = () => void this.openTable(rules, decks);
      return;
    }
    const isLate = this.#setOut('open');
    const isReached = await this.session.reachesServer();
    if (isLate()) return;
    const code = isReached ? await this.#open(rules, decks) : null;
    if (isLate()) return;
    this.busy = null;
    if (!isReached) say(t('alone.noServer'));
    if (code === null) return;
    const seated = this.#takeSeat(code);
    go(addressOf(code));
    await seated;
  }

  /** A table for one, with three bots, and the cards are dealt: on this device if there is no server to be reached. */
  async playNow(game: PresetName = 'dixit'): Promise<void> {
    if (this.busy !== null) return;
    const isLate = this.#setOut('play');
    const isReached = await this.session.reachesServer();
    if (isLate()) return;
    if (!isReached) {
      const goesOn = (await this.#stands()) && this.session.view?.phase !== 'lobby';
      if (isLate()) return;
      if (goesOn) return this.#sitDownAgain();
    }
    const isPossible = isReached || this.#isReadyAlone();
    const code = isPossible ? await this.#open(PRESETS[game]) : null;
    if (isLate()) return;
    if (code === null) this.busy = null;
    else await this.#deal(code, isLate);
  }

  /** For good: the seat is free. */
  leave(): void {
    const { place } = this;
    if ('code' in place) forgetTable(place.code);
    this.session.leave();
    this.#setOut(null, { at: 'cover' });
    go('/');
  }

  /** Whatever was waited for is given up. */
  goHome(): void {
    this.#setOut(null, { at: 'cover' });
    this.session.close();
    go('/');
  }

  async forgetMe(): Promise<void> {
    if (!(await this.session.forgetMe())) return say(t('trouble'));
    forgetAll();
    beNobody();
  }

  readonly act: Act = async (type, fields) => {
    const way = this.#ways;
    const { place, session } = this;
    // A page that is taken away says what it has still to say; of a table that was left nothing is asked.
    if (place.at !== 'table') return LEFT;
    // Who only watched comes in as a player first.
    if (type === 'join' && session.role === 'spectator' && place.at === 'table') {
      const answer = await session.enter(this.#asMe(place.code, 'player'));
      if (way !== this.#ways) return answer;
      if (!answer.ok) {
        this.#turnAway(place, answer);
        return answer;
      }
      this.place = { ...place, role: 'player' };
      rememberTable(place.code);
    }
    const answer = await session.send(type, fields);
    // Whoever has chosen something asks for nothing: if it is not held, no harm is done.
    if (!answer.ok && way === this.#ways && type !== 'draft' && type !== 'glance')
      say(answer.text || t('trouble'));
    return answer;
  };

  /** Begins a way. What it returns tells whether another was begun since: then nothing may be done any more. */
  #setOut(busy: 'play' | 'open' | null = null, place = this.place): () => boolean {
    const way = (this.#ways += 1);
    this.busy = busy;
    this.naming = null;
    this.place = place;
    return () => way !== this.#ways;
  }

  #toTheCover(): void {
    this.#goAway();
    this.#setOut(null, { at: 'cover' });
  }

  #goAway(): void {
    const { at } = this.place;
    if (at === 'entering' || at === 'dealing' || at === 'table') this.session.exit();
  }

  async #knock(code: string): Promise<void> {
    const isLate = this.#setOut(null, { at: 'door', code, company: null, trouble: '' });
    const company = await companyAt(code);
    if (isLate() || this.place.at !== 'door') return;
    if (company.there === false) this.#setOut(null, { at: 'turnedAway', code, role: 'player', why: 'gone' });
    else this.place = { ...this.place, company };
  }

  async #enter(code: string, role: Role, handover?: string): Promise<void> {
    const isLate = this.#setOut(null, { at: 'entering', code, role });
    if (await this.#comesIn(code, role, isLate, handover)) this.place = { at: 'table', code, role };
  }

  async #takeSeat(code: string): Promise<void> {
    const isLate = this.#setOut(null, { at: 'entering', code, role: 'player' });
    if (!(await this.#comesIn(code, 'player', isLate))) return;
    if (this.session.view?.seat === null) {
      const joined = await this.session.send('join', { colour: myColour() });
      if (isLate()) return;
      if (!joined.ok && joined.code !== 'already-seated' && !this.#leadsOn(joined.code)) say(joined.text);
    }
    this.place = { at: 'table', code, role: 'player' };
  }

  /** Before the game, and where two may share a seat, the table itself says what to do without one. */
  #leadsOn(refusal: string): boolean {
    const { view } = this.session;
    return refusal === 'no-free-seat' && (view?.phase === 'lobby' || view?.rules.pairs === true);
  }

  async #deal(code: string, isLate: () => boolean): Promise<void> {
    const { session } = this;
    this.place = { at: 'dealing', code, role: 'player' };
    go(addressOf(code));
    if (!(await this.#comesIn(code, 'player', isLate))) return;
    for (const step of [
      () => session.send('join', { colour: myColour() }),
      () => Promise.all([1, 2, 3].map(() => session.send('addBot', { level: 'even' }))),
      () => session.send('start', {}),
      () => this.#beginAlone(),
    ]) {
      await step();
      if (isLate()) return;
    }
    this.busy = null;
    this.place = { at: 'table', code, role: 'player' };
  }

  /** There is nobody to race with for the first clue. */
  async #beginAlone(): Promise<void> {
    const { view } = this.session;
    const people = view?.people.filter(({ bot }) => !bot) ?? [];
    if (view?.phase === 'claim' && people.length === 1) await this.session.send('letChanceDecide', {});
  }

  /** The table on this device: the one that was left standing, or a new one. */
  async #sitAlone(): Promise<void> {
    const isLate = this.#setOut(null, { at: 'entering', code: SOLO_CODE, role: 'player' });
    const stands = await this.#stands();
    if (isLate()) return;
    if (stands) return this.#sitDownAgain();
    const code = this.#isReadyAlone() ? await this.#open(null) : null;
    if (isLate()) return;
    if (code !== null) await this.#takeSeat(SOLO_CODE);
    else {
      this.#setOut(null, { at: 'cover' });
      go('/', true);
    }
  }

  async #stands(): Promise<boolean> {
    return (await this.session.enter(this.#asMe(SOLO_CODE, 'player'))).ok;
  }

  #sitDownAgain(): void {
    this.#setOut(null, { at: 'table', code: SOLO_CODE, role: 'player' });
    rememberTable(SOLO_CODE);
    go(addressOf(SOLO_CODE));
  }

  /** What hosts it may not have come. */
  #isReadyAlone(): boolean {
    if (!this.session.isOnDevice) say(t('alone.notReady'));
    return this.session.isOnDevice;
  }

  async #open(rules: Rules | null, decks?: readonly string[]): Promise<string | null> {
    const answer = await this.session.open({
      ...(rules ? { rules } : {}),
      ...(decks ? { decks: [...decks] } : {}),
      language: lang(),
    });
    if (answer.ok && answer.code !== undefined) return answer.code;
    if (this.session.isOnDevice) say(t('alone.notReady'));
    else say(answer.ok ? t('trouble') : answer.text || t('trouble'));
    return null;
  }

  async #comesIn(code: string, role: Role, isLate: () => boolean, handover?: string): Promise<boolean> {
    const answer = await this.session.enter({
      ...this.#asMe(code, role),
      ...(handover === undefined ? {} : { handover }),
    });
    if (isLate()) return false;
    if (!answer.ok) this.#turnAway({ code, role }, answer);
    else if (role === 'player') rememberTable(code);
    return answer.ok;
  }

  #asMe(code: string, role: Role) {
    return role === 'screen' ? { code, role } : { code, role, name: myName(), avatar: myAvatar() };
  }

  #turnAway({ code, role }: { code: string; role: Role }, answer: Answer & { ok: false }): void {
    // By this page itself.
    if (answer.code === 'closed') return;
    forgetTable(code);
    const why = REFUSALS[answer.code] ?? (role === 'screen' || code === SOLO_CODE ? 'errors' : null);
    this.#setOut(
      null,
      why === null
        ? { at: 'door', code, company: null, trouble: answer.text || t('trouble') }
        : { at: 'turnedAway', code, role, why },
    );
  }
}
