import { PRESETS } from '@fabula/engine/rules.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from './fake-clock.ts';
import { gather, ok, setUp, type Tabletop, until } from './tabletop.ts';

let tabletop: Tabletop;
let code: string;
let people: Client[];
let heard: string[][];
beforeEach(async () => {
  tabletop = await setUp();
  ({ code, people } = await gather(tabletop, 3, { rules: { ...PRESETS.dixit, firstStoryteller: 0 } }));
  heard = people.map(() => []);
  people.forEach((person, index) => {
    person.on('say', ({ text }) => heard[index]?.push(text));
    person.on('react', ({ reaction }) => heard[index]?.push(reaction));
  });
});
afterEach(() => tabletop.stop());

const at = (index: number): Client => {
  const person = people[index];
  if (!person) throw new Error('nobody');
  return person;
};
/** An answer comes after everything that was said before. */
const everybodyHeard = async (): Promise<unknown> =>
  Promise.all(people.map((person) => person.send('askForTime', { more: false })));
const idOf = ({ player }: Client): string => player?.id ?? '';

describe('talk', () => {
  it('is heard by everybody, as plain text of bounded length', async () => {
    ok(await at(1).send('say', { text: ' Hello\u202e\nthere ' }));
    ok(await at(1).send('react', { reaction: 'wow' }));
    ok(await at(0).send('say', { text: 'last' }));
    await everybodyHeard();
    expect(heard).toEqual(people.map(() => ['Hello there', 'wow', 'last']));
    expect(await at(1).send('say', { text: ' \n ' })).toMatchObject({ code: 'saying-empty' });
    expect(await at(1).send('say', { text: 'x'.repeat(201) })).toMatchObject({
      code: 'saying-too-long',
      params: { most: 200 },
    });
  });

  it('[I5] rests for the storyteller from the telling to the reveal', async () => {
    ok(await at(0).send('start', {}));
    await until(at(2), ({ view }) => view?.phase === 'tell');
    ok(await at(0).send('say', { text: 'let me think' }));
    ok(await at(0).send('tell', { card: at(0).view?.hand[0] ?? -1, clue: { kind: 'text', text: 'Moon' } }));
    const refusal = {
      code: 'storyteller-rests',
      text: 'The storyteller says nothing until the pictures are revealed.',
    };
    expect(await at(0).send('say', { text: 'it is the third' })).toMatchObject(refusal);
    expect(await at(0).send('react', { reaction: 'laugh' })).toMatchObject(refusal);
    for (const guesser of [at(1), at(2)]) {
      ok(await guesser.send('say', { text: 'hmm' }));
      ok(await guesser.send('submit', { cards: guesser.view?.hand.slice(0, 2) ?? [] }));
    }
    await until(at(0), ({ view }) => view?.phase === 'vote');
    expect(await at(0).send('say', { text: 'not that' })).toMatchObject(refusal);
    for (const guesser of [at(1), at(2)]) {
      const { view } = guesser;
      const other = (view?.row.findIndex((card) => !view.given.includes(card)) ?? 0) + 1;
      ok(await guesser.send('vote', { number: other }));
    }
    await until(at(0), ({ view }) => view?.phase === 'result');
    ok(await at(0).send('say', { text: 'ha' }));
  });

  it('[I5] is not carried on by names: the storyteller keeps theirs until the reveal', async () => {
    ok(await at(0).send('start', {}));
    await until(at(0), ({ view }) => view?.phase === 'tell');
    ok(await at(0).send('rename', { name: 'Before' }));
    ok(await at(0).send('tell', { card: at(0).view?.hand[0] ?? -1, clue: { kind: 'text', text: 'Moon' } }));
    expect(await at(0).send('rename', { name: 'The third!' })).toMatchObject({ code: 'storyteller-rests' });
    const again = tabletop.client(at(0).player ?? undefined);
    ok(await again.enter({ code, role: 'player', name: 'The third!', avatar: 'three' }));
    ok(await at(1).send('rename', { name: 'Guesser' }));
    await until(at(1), ({ table }) => table?.profiles[idOf(at(1))]?.name === 'Guesser');
    expect(at(1).table?.profiles[idOf(at(0))]).toEqual({ name: 'Before', avatar: 'rabbit' });
  });

  it('[I5] is not carried on by another name from elsewhere, which stays one’s name there', async () => {
    ok(await at(0).send('start', {}));
    await until(at(0), ({ view }) => view?.phase === 'tell');
    ok(await at(0).send('tell', { card: at(0).view?.hand[0] ?? -1, clue: { kind: 'text', text: 'Moon' } }));
    const elsewhere = tabletop.client(at(0).player ?? undefined);
    const { code: other = '' } = ok(await elsewhere.open({}));
    ok(await elsewhere.enter({ code: other, role: 'player', name: 'The third!' }));
    const again = tabletop.client(at(0).player ?? undefined);
    ok(await again.enter({ code, role: 'player' }));
    ok(await at(1).send('rename', { name: 'Guesser' }));
    await until(at(1), ({ table }) => table?.profiles[idOf(at(1))]?.name === 'Guesser');
    expect(at(1).table?.profiles[idOf(at(0))]?.name).toBe('Yura');
    const later = tabletop.client(at(0).player ?? undefined);
    ok(await later.enter({ code: other, role: 'player' }));
    expect(later.table?.profiles[idOf(at(0))]?.name).toBe('The third!');
  });

  it('has its pace, names too', async () => {
    const still = await setUp({}, { clock: new FakeClock() });
    const { people: others } = await gather(still, 3);
    const [person] = others;
    if (!person) throw new Error('nobody');
    for (let line = 0; line < 12; line += 1) ok(await person.send('say', { text: `Line ${line}` }));
    for (let name = 0; name < 8; name += 1) ok(await person.send('rename', { name: `Name ${name}` }));
    expect(await person.send('rename', { name: 'Another' })).toMatchObject({ code: 'too-fast' });
    expect(await person.send('say', { text: 'Another' })).toMatchObject({ code: 'too-fast' });
    await still.stop();
  });

  it('can be turned off', async () => {
    ok(await at(0).send('settings', { chat: false }));
    expect(await at(1).send('say', { text: 'hello?' })).toMatchObject({ code: 'chat-off' });
    expect(await at(1).send('react', { reaction: 'sad' })).toMatchObject({ code: 'chat-off' });
    expect(await at(1).send('settings', { chat: true })).toMatchObject({ code: 'owner-only' });
  });

  it('of a muted player is not heard by whoever muted them, and by them only', async () => {
    ok(await at(1).send('mute', { player: idOf(at(2)), muted: true }));
    expect(at(1).muted).toEqual([idOf(at(2))]);
    ok(await at(2).send('say', { text: 'one' }));
    ok(await at(1).send('mute', { player: idOf(at(2)), muted: false }));
    ok(await at(2).send('say', { text: 'two' }));
    ok(await at(1).send('say', { text: 'three' }));
    await everybodyHeard();
    expect(heard).toEqual([
      ['one', 'two', 'three'],
      ['two', 'three'],
      ['one', 'two', 'three'],
    ]);
    expect(await at(1).send('mute', { player: idOf(at(1)), muted: true })).toMatchObject({
      code: 'not-yourself',
    });
  });

  it('is told to those who come later: the latest of this game, and nothing of whom they muted', async () => {
    ok(await at(1).send('say', { text: 'one' }));
    ok(await at(2).send('say', { text: 'two' }));
    const late = tabletop.client();
    const said = new Promise<string[]>((resolve) => {
      late.on('said', (sayings) => resolve(sayings.map(({ text }) => text)));
    });
    ok(await late.enter({ code, role: 'spectator', name: 'Late' }));
    expect(await said).toEqual(['one', 'two']);

    const nameOfLate = (): string | undefined => at(0).table?.profiles[idOf(late)]?.name;
    ok(await late.send('say', { text: 'three' }));
    ok(await late.exit());
    await until(at(0), ({ table }) => table?.spectators === 0);
    expect(nameOfLate()).toBe('Late');
    ok(await late.send('forgetMe', {}));
    await until(at(0), () => nameOfLate() === undefined);

    ok(await at(0).send('mute', { player: idOf(at(2)), muted: true }));
    const again = tabletop.client(at(0).player ?? undefined);
    const heardAgain = new Promise<string[]>((resolve) => {
      again.on('said', (sayings) => resolve(sayings.map(({ text }) => text)));
    });
    ok(await again.enter({ code, role: 'player', name: 'Yura' }));
    expect(await heardAgain).toEqual(['one']);
  });

  it('that goes too far is reported, and counted', async () => {
    ok(await at(1).send('report', { player: idOf(at(2)), reason: 'rude' }));
    expect(tabletop.app.counts.reports).toBe(1);
  });
});
