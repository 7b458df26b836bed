/** What another node tells about the whole house. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { expect, it } from 'vitest';
import { houseHears } from '../src/house-hears.ts';
import { Limits } from '../src/budgets/limits.ts';
import { Onlookers } from '../src/keeping/onlookers.ts';
import { Bans } from '../src/moderation/bans.ts';
import { Players } from '../src/people/players.ts';
import { Sessions } from '../src/people/sessions.ts';
import { readSettings } from '../src/settings.ts';
import { settle } from './fake-clock.ts';
import { type FakeHouse, fakeHouse } from './fake-house.ts';
import { seated } from './fake-speaker.ts';
import { QUIET } from './quiet.ts';

/** A node with nothing going on but these tables. */
async function node({ clock, tables, store }: FakeHouse) {
  const reading = readSettings({}, '/');
  if (!reading.ok) throw new Error(reading.problems.join());
  const [limits, onlookers] = [new Limits(reading.settings, clock), new Onlookers(clock)];
  const hears = houseHears({
    limits,
    onlookers,
    bans: await Bans.open(store.records, clock.now, QUIET),
    players: new Players(store.records, clock.now),
    sessions: new Sessions(clock, 30, true),
    tables,
    log: QUIET,
  });
  return { hears, limits, onlookers };
}

it('whoever was forgotten elsewhere is at every table here, also where that cannot be written', async () => {
  const fake = fakeHouse();
  const { table: broken } = await seated(fake, PRESETS.dixit, 3);
  const { table: sound } = await seated(fake, PRESETS.dixit, 3);
  broken.putAway();
  const { hears } = await node(fake);
  hears({ what: 'forgotten', player: 'p1' });
  await settle();
  for (const table of [broken, sound]) expect(table.profiles.has('p1')).toBe(false);
  expect(sound.game.state.people.map(({ id }) => id)).toEqual(['p0', 'p2']);
});

it('what an address has used up elsewhere is used up here, and an album that is read there is kept', async () => {
  const { hears, limits, onlookers } = await node(fakeHouse());
  for (let report = 0; report < 20; report += 1)
    hears({ what: 'counted', of: 'reports', address: '192.0.2.7' });
  expect(limits.mayReport(limits.of('192.0.2.7'))).toBe(false);
  expect(limits.mayReport(limits.of('192.0.2.8'))).toBe(true);
  hears({ what: 'lookedAt', game: 'album', network: '192.0.2.7' });
  expect([...onlookers.games()]).toEqual(['album']);
});
