import { viewFor } from '@fabula/engine/view.ts';
import { expect, it } from 'vitest';
import type { Brain } from '../src/brain.ts';
import { type Ask, BotHouse } from '../src/house.ts';
import { telling } from './provider/table.ts';

const ask: Ask = {
  what: 'move',
  game: 'g',
  seat: 0,
  character: 'moth',
  level: 'even',
  language: 'en',
  seed: 's',
  view: viewFor(telling(), 0),
};

it('a seat keeps its brain until somebody else sits there, the table speaks another language, or the game is left', async () => {
  const seated: string[] = [];
  const brain: Brain = { move: () => null, remark: () => null };
  const house = new BotHouse(undefined, ({ character, level, language }, { seat }) => {
    seated.push(`${seat} ${character.id} ${level} ${language}`);
    return brain;
  });
  for (let times = 0; times < 3; times += 1) await house.answer(ask);
  expect(seated).toEqual(['0 moth even en']);
  await house.answer({ ...ask, seat: 1 });
  await house.answer({ ...ask, level: 'sharp' });
  await house.answer({ ...ask, character: 'echo' });
  await house.answer({ ...ask, language: 'ru' });
  expect(seated.slice(1)).toEqual(['1 moth even en', '0 moth sharp en', '0 echo even en', '0 moth even ru']);
  house.leave('g');
  await house.answer(ask);
  expect(seated).toHaveLength(6);
});
