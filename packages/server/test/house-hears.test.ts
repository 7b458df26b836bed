/** What another node tells about the whole house. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { expect, it } from 'vitest';
import { houseHears } from '../src/house-hears.ts';
import { Bans } from '../src/moderation/bans.ts';
import { Players } from '../src/people/players.ts';
import { Sessions } from '../src/people/sessions.ts';
import { settle } from './fake-clock.ts';
import { fakeHouse } from './fake-house.ts';
import { seated } from './fake-speaker.ts';
import { QUIET } from './quiet.ts';

it('whoever was forgotten elsewhere is at every table here, also where that cannot be written', async () => {
  const fake = fakeHouse();
  const { clock, tables, store } = fake;
  const { table: broken } = await seated(fake, PRESETS.dixit, 3);
  const { table: sound } = await seated(fake, PRESETS.dixit, 3);
  broken.putAway();
  const hears = houseHears({
    bans: await Bans.open(store.records, clock.now, QUIET),
    players: new Players(store.records, clock.now),
    sessions: new Sessions(clock, 30, true),
    tables,
    log: QUIET,
  });
  hears({ what: 'forgotten', player: 'p1' });
  await settle();
  for (const table of [broken, sound]) expect(table.profiles.has('p1')).toBe(false);
  expect(sound.game.state.people.map(({ id }) => id)).toEqual(['p0', 'p2']);
});
