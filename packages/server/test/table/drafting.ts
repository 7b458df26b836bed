/** Tables with time limits, and people who have chosen something. */
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import type { Table } from '@fabula/table/table.ts';
import { type FakeHouse, fakeHouse } from '../fake-house.ts';
import { FakeSpeaker, heard, type Said, said, seated } from '../fake-speaker.ts';

type Move = Extract<Said, { type: 'draft' }>['move'];

export const MINUTE = 60_000;
export const TIMED: Rules = {
  ...PRESETS.dixit,
  firstStoryteller: 0,
  time: { claim: null, tell: 60, submit: 60, vote: 60, result: null },
};
export const SECRET = 'the moon in a teacup';

interface Evening {
  readonly fake: FakeHouse;
  readonly table: Table;
  readonly speakers: FakeSpeaker[];
  readonly at: (seat: number) => FakeSpeaker;
}

export async function begun(
  rules: Rules = TIMED,
  overrides: Parameters<typeof fakeHouse>[0] = {},
): Promise<Evening> {
  const fake = fakeHouse(overrides);
  const { table, speakers } = await seated(fake, rules, 4);
  const at = (seat: number): FakeSpeaker => speakers[seat] ?? new FakeSpeaker('nobody');
  await said(table, at(0), { type: 'start' });
  return { fake, table, speakers, at };
}

export const draft = (table: Table, speaker: FakeSpeaker, move: Move, changed = {}): Promise<string | null> =>
  said(table, speaker, {
    type: 'draft',
    game: table.game.id,
    round: table.game.state.round,
    move,
    ...changed,
  });
export const story = (speaker: FakeSpeaker, text = SECRET, place = 3): Move & { type: 'tell' } => ({
  type: 'tell',
  card: speaker.view?.hand[place] ?? -1,
  clue: { kind: 'text', text },
});
export const card = (speaker: FakeSpeaker, place: number): number => speaker.view?.hand[place] ?? -1;
export const timesUp = (speaker: FakeSpeaker): boolean[] =>
  heard(speaker, 'timeUp').map(({ played }) => played);

export async function told(evening: Evening): Promise<Evening> {
  const { table, at } = evening;
  await said(table, at(0), story(at(0), 'Moon'));
  return evening;
}
