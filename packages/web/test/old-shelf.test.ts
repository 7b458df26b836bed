import { newGame } from '@fabula/engine/decide.ts';
import { GENESIS, sealed } from '@fabula/engine/log.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { expect, it } from 'vitest';
import { recordOfDoc, textOfEntry } from '../src/solo/old-shelf.ts';
import { Solo, WatchedShelf } from './solo-kit.ts';

it('a game that the first edition kept on this device goes on', async () => {
  const doc = {
    game: 'old',
    games: ['older'],
    language: 'ru',
    chat: true,
    secret: 's',
    bots: { 'bot-1': { character: 'moth', level: 'sharp' }, 'bot-2': { character: 'echo', level: 'even' } },
  } as const;
  const opening = {
    game: 'old',
    seed: 'x',
    decks: [{ id: 'dream', cards: 84 }],
    owner: 'me',
    revision: 1,
  } as const;
  const opened = newGame(PRESETS.dixit, { ...opening, firstStays: false });
  const entry = { ...sealed(GENESIS, 1, null, opened.events), id: 'first' };
  const shelf = new WatchedShelf();
  await shelf.append('old', entry.seq - 1, textOfEntry(entry));
  await shelf.put(recordOfDoc(doc), 0);

  const solo = new Solo({ shelf });
  await solo.arrive();
  expect(await solo.enter()).toMatchObject({ ack: expect.any(String) });
  expect(solo.view).toMatchObject({ phase: 'lobby', game: 'old' });
  expect(solo.table).toMatchObject({ language: 'ru', gamesPlayed: 1, lastGame: 'older' });
  await solo.say('join', {});
  for (let bot = 0; bot < 3; bot += 1) await solo.say('addBot', {});
  await solo.say('start', {});
  await solo.playUntil(({ phase }) => phase === 'over');
  expect(solo.complaints).toEqual([]);
});
