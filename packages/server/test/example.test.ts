import { PRESETS } from '@fabula/engine/rules.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { playAt } from '../../../examples/third-party-bot.ts';
import { ok, setUp, until } from './tabletop.ts';

it('the example bot plays whole games with its like, in under 60 lines', async () => {
  const source = readFileSync(join(import.meta.dirname, '../../../examples/third-party-bot.ts'), 'utf8');
  expect(source.trim().split('\n').length).toBeLessThan(60);
  const tabletop = await setUp();
  const host = tabletop.client();
  const { code = '' } = ok(await host.open({ rules: { ...PRESETS.imaginarium, rounds: 3 } }));
  ok(await host.enter({ code, role: 'player', name: 'Host' }));
  const games = ['One', 'Two', 'Three'].map((name) => playAt(tabletop.url, code, name));
  await until(host, ({ view }) => view?.seats.length === 3);
  ok(await host.send('start', {}));
  const [one, two, three] = await Promise.all(games);
  expect(one).toHaveLength(3);
  expect(two).toEqual(one);
  expect(three).toEqual(one);
  await tabletop.stop();
});
