/** Two in one seat: what they see of each other, whisper, and play for both. */
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import { ALONE, type Nodes, type Tidings } from '@fabula/table/nodes.ts';
import type { Table } from '@fabula/table/table.ts';
import { describe, expect, it } from 'vitest';
import { settle } from '../fake-clock.ts';
import { type FakeHouse, fakeHouse } from '../fake-house.ts';
import { FakeSpeaker, heard, said, seated } from '../fake-speaker.ts';

const PAIRED: Rules = { ...PRESETS.dixit, firstStoryteller: 0, pairs: true };
const SECRET = 'the moon in a teacup';
type At = ClientMessageOf<'glance'>['at'];

interface Evening {
  readonly fake: FakeHouse;
  readonly table: Table;
  readonly at: (seat: number) => FakeSpeaker;
  /** Sits beside the storyteller. */
  readonly partner: FakeSpeaker;
  /** Nobody of that seat. */
  readonly others: FakeSpeaker[];
}

/** Four seats, and somebody beside the first, who tells. */
async function paired(overrides: Parameters<typeof fakeHouse>[0] = {}): Promise<Evening> {
  const fake = fakeHouse(overrides);
  const { table, speakers } = await seated(fake, PAIRED, 4);
  const at = (seat: number): FakeSpeaker => speakers[seat] ?? new FakeSpeaker('nobody');
  const partner = new FakeSpeaker('beside');
  table.welcome(partner, 'in');
  await said(table, partner, { type: 'join', seat: 0 });
  await said(table, at(0), { type: 'admit', player: 'beside', yes: true });
  await said(table, at(0), { type: 'start' });
  const others = [at(1), at(2), at(3), new FakeSpeaker('w', 'spectator')];
  const shared = new FakeSpeaker('beside', 'screen');
  const watching = new FakeSpeaker('beside', 'spectator');
  for (const guest of [others[3], shared, watching]) if (guest) table.welcome(guest, 'in');
  return { fake, table, at, partner, others: [...others, shared, watching] };
}

const glance = (table: Table, speaker: FakeSpeaker, at: At, changed = {}): Promise<string | null> =>
  said(table, speaker, {
    type: 'glance',
    game: table.game.id,
    round: table.game.state.round,
    at,
    ...changed,
  });
const writes = (text = SECRET): At => ({ type: 'tell', card: 3, clue: { kind: 'text', text } });
const glances = (speaker: FakeSpeaker): At[] => heard(speaker, 'glance').map(({ at }) => at);
const whispers = (speaker: FakeSpeaker): string[] => heard(speaker, 'whisper').map(({ text }) => text);
const tell = (table: Table, speaker: FakeSpeaker, text: string): Promise<string | null> =>
  said(table, speaker, { type: 'tell', card: speaker.view?.hand[0] ?? -1, clue: { kind: 'text', text } });
const heardNothing = ({ others }: Evening): void => {
  for (const other of others) expect(JSON.stringify(other.heard)).not.toContain(SECRET);
};

describe('who came to play and has no seat', () => {
  it('[B1] is named to everybody, until they sit or go', async () => {
    const fake = fakeHouse();
    const { table, speakers } = await seated(fake, PAIRED, 3);
    const [owner] = speakers;
    const seventh = new FakeSpeaker('late');
    const standing = (): unknown => heard(owner ?? seventh, 'table').findLast((parts) => 'standing' in parts);
    await fake.clock.pass(1_000);
    table.welcome(seventh, 'in');
    table.welcome(new FakeSpeaker('w', 'spectator'), 'in');
    await fake.clock.pass(1_000);
    expect(standing()).toMatchObject({ standing: ['late'] });
    await said(table, seventh, { type: 'join' });
    expect(standing()).toMatchObject({ standing: [] });
  });
});

describe('what one of two looks at', () => {
  it('[B2] is shown to the other alone, and is in no log', async () => {
    const evening = await paired();
    const { table, at, partner, fake } = evening;
    const before = table.game.seq;
    expect(await glance(table, at(0), writes(` ${SECRET}\u202e `))).toBeNull();
    expect(glances(partner)).toEqual([writes()]);
    expect(glances(at(0))).toEqual([]);
    heardNothing(evening);
    expect(table.game.seq).toBe(before);
    await fake.clock.pass(1_000);
    expect(await glance(table, partner, { type: 'tell', card: 5, clue: { kind: 'drawing' } })).toBeNull();
    expect(glances(at(0))).toEqual([{ type: 'tell', card: 5, clue: { kind: 'drawing' } }]);
  });

  it('[B2] is on the account of whoever looks', async () => {
    const { table, at } = await paired();
    const { drafted, written } = at(0).paid;
    await glance(table, at(0), writes());
    expect(at(0).paid.drafted).toBeGreaterThan(drafted + SECRET.length);
    expect(at(0).paid.written).toBe(written);
  });

  it('[B2] is there when the page is opened anew, and gone with the phase', async () => {
    const { table, at } = await paired();
    await glance(table, at(0), writes());
    const again = new FakeSpeaker('beside');
    table.welcome(again, 'in');
    expect(glances(again)).toEqual([writes()]);
    const screen = new FakeSpeaker('beside', 'screen');
    table.welcome(screen, 'in');
    expect(glances(screen)).toEqual([]);
    await tell(table, at(0), 'Moon');
    const later = new FakeSpeaker('beside');
    table.welcome(later, 'in');
    expect(glances(later)).toEqual([]);
  });

  it.each([
    ['of another round', { round: 7 }],
    ['of another game', { game: 'before' }],
    ['of another phase', { at: { type: 'vote', number: 2 } }],
  ])('[B2] is not shown if it is %s', async (_, changed) => {
    const { table, at, partner } = await paired();
    expect(await glance(table, at(0), writes(), changed)).toBeNull();
    expect(glances(partner)).toEqual([]);
  });

  it('[B2] is refused of those who sit alone, and not shown to whoever muted them', async () => {
    const { table, at, partner } = await paired();
    expect(await glance(table, at(1), writes())).toBe('no-partner');
    await said(table, partner, { type: 'mute', player: 'p0', muted: true });
    await glance(table, at(0), writes());
    expect(glances(partner)).toEqual([]);
  });

  it('[B2] goes with whoever leaves the seat', async () => {
    const { table, at, partner } = await paired();
    await glance(table, partner, writes());
    await said(table, partner, { type: 'leave' });
    const again = new FakeSpeaker('p0');
    table.welcome(again, 'in');
    expect(glances(again)).toEqual([]);
    expect(await glance(table, at(0), writes())).toBe('no-partner');
    expect(glances(partner)).toEqual([]);
  });
});

describe('a whisper', () => {
  const whisper = (table: Table, speaker: FakeSpeaker, text = SECRET): Promise<string | null> =>
    said(table, speaker, { type: 'whisper', text });

  it('[B3] is heard by the two, and by nobody else, also while the storyteller rests', async () => {
    const evening = await paired();
    const { table, at, partner } = evening;
    const before = table.game.seq;
    expect(await whisper(table, at(0))).toBeNull();
    await tell(table, at(0), 'Moon');
    expect(await said(table, partner, { type: 'say', text: 'it is the third' })).toBe('storyteller-rests');
    expect(await whisper(table, partner, `yes, ${SECRET}`)).toBeNull();
    for (const one of [at(0), partner]) expect(whispers(one)).toEqual([SECRET, `yes, ${SECRET}`]);
    heardNothing(evening);
    expect(table.game.seq).toBe(before + 1);
  });

  it('[B3] has the bounds of what is said aloud, and is heard once', async () => {
    const { table, at, partner } = await paired();
    expect(await whisper(table, at(0), ' \n ')).toBe('saying-empty');
    expect(await whisper(table, at(0), 'x'.repeat(201))).toBe('saying-too-long');
    expect(await whisper(table, at(1))).toBe('no-partner');
    await said(table, at(0), { type: 'whisper', text: 'hm' }, 'twice');
    await said(table, at(0), { type: 'whisper', text: 'hm' }, 'twice');
    expect(whispers(partner)).toEqual(['hm']);
    await said(table, at(0), { type: 'settings', chat: false });
    expect(await whisper(table, at(0))).toBe('chat-off');
  });

  it('[B3] [Q6] is one of twenty at once', async () => {
    const { table, at, partner } = await paired();
    for (let turn = 0; turn < 20; turn += 1) expect(await whisper(table, at(0), `${turn}`)).toBeNull();
    expect(await whisper(table, at(0), 'and another')).toBe('too-fast');
    // Also those that were said in the same moment, as after a lost connection.
    expect(whispers(partner)).toHaveLength(20);
  });

  it('[B3] is not heard by whoever muted them, and can be told the host of by those who heard it', async () => {
    const { table, at, partner } = await paired();
    await whisper(table, at(0));
    const [one] = heard(partner, 'whisper');
    expect(table.partners.find('p0', one?.at ?? 0, 'beside')?.text).toBe(SECRET);
    expect(table.partners.find('p0', one?.at ?? 0, 'p1')).toBeNull();
    await said(table, partner, { type: 'mute', player: 'p0', muted: true });
    await whisper(table, at(0), 'more');
    expect(whispers(partner)).toEqual([SECRET]);
  });

  it('[B3] is there when the page is opened anew, and not for whoever has the seat next', async () => {
    const { table, at, partner } = await paired();
    await whisper(table, partner);
    const recalled = (player: string, role: 'player' | 'spectator' = 'player'): string[] => {
      const again = new FakeSpeaker(player, role);
      table.welcome(again, 'in');
      return heard(again, 'whispers').flatMap((lines) => lines.map(({ text }) => text));
    };
    expect(recalled('p0')).toEqual([SECRET]);
    expect(recalled('beside')).toEqual([SECRET]);
    expect(recalled('beside', 'spectator')).toEqual([]);
    expect(recalled('p1')).toEqual([]);
    await said(table, partner, { type: 'leave' });
    const heir = new FakeSpeaker('heir');
    table.welcome(heir, 'in');
    await said(table, heir, { type: 'join', seat: 0 });
    await said(table, at(0), { type: 'admit', player: 'heir', yes: true });
    expect(heir.seat).toBe(0);
    expect(recalled('heir')).toEqual([]);
    expect(recalled('p0')).toEqual([]);
  });

  it('[B3] that the host takes back is gone for both, and one’s own with whoever is forgotten', async () => {
    const { table, at, partner } = await paired();
    await whisper(table, at(0));
    await whisper(table, partner, 'indeed');
    const [line] = heard(partner, 'whisper');
    expect(table.takeBack('p0', line?.at ?? 0)).toBe(true);
    const left = (speaker: FakeSpeaker): unknown => heard(speaker, 'whispers').at(-1);
    for (const one of [at(0), partner]) expect(left(one)).toMatchObject([{ text: 'indeed' }]);
    table.forget('beside');
    const again = new FakeSpeaker('p0');
    table.welcome(again, 'in');
    expect(heard(again, 'whispers')).toEqual([]);
  });
});

describe('whoever moves first', () => {
  it('[B4] moves for both, and the other is told who it was', async () => {
    const { table, at, partner, others } = await paired();
    await tell(table, partner, 'Moon');
    expect(heard(at(0), 'played')).toEqual([{ by: 'beside', move: 'tell' }]);
    for (const one of [partner, ...others]) expect(heard(one, 'played')).toEqual([]);
  });

  it('[B4] is not overruled by a press that came a moment later, but may be later on', async () => {
    const { table, at, partner, fake } = await paired();
    await tell(table, at(0), 'Moon');
    expect(await tell(table, partner, 'Sun')).toBe('partner-was-first');
    expect(at(1).view?.clue).toMatchObject({ text: 'Moon' });
    // One's own may be mended at any time.
    expect(await tell(table, at(0), 'Full moon')).toBeNull();
    await fake.clock.pass(2_000);
    expect(await tell(table, partner, 'Sun')).toBeNull();
    expect(at(1).view?.clue).toMatchObject({ text: 'Sun' });
    expect(heard(at(0), 'played')).toEqual([{ by: 'beside', move: 'tell' }]);
  });

  it('[B4] is not overruled by a press that came while it was on its way to the disk', async () => {
    const { table, at, partner } = await paired();
    const first = tell(table, at(0), 'Moon');
    const second = tell(table, partner, 'Sun');
    expect(await Promise.all([first, second])).toEqual([null, 'partner-was-first']);
    expect(at(1).view?.clue).toMatchObject({ text: 'Moon' });
  });

  it('[B4] stands in the way of nothing but a move', async () => {
    const { table, at, partner } = await paired();
    await tell(table, partner, 'Moon');
    expect(await said(table, at(0), { type: 'pause' })).toBeNull();
    expect(await said(table, at(0), { type: 'resume' })).toBeNull();
    expect(await said(table, at(0), { type: 'leave' })).toBeNull();
  });
});

describe('two in one seat, through two nodes,', () => {
  it('[B2] [B3] [B4] see, hear and are told the same as through one', async () => {
    const store = openMemory();
    const tidings: Tidings[] = [];
    const nodes: Nodes = { ...ALONE, areSeveral: true, tell: (_, one) => void tidings.push(one) };
    const { table, at } = await paired({ store, nodes });
    const same = await fakeHouse({ store, nodes }).tables.find(table.code);
    if (!same) throw new Error('no table');
    const partner = new FakeSpeaker('beside');
    const stranger = new FakeSpeaker('p1');
    for (const guest of [partner, stranger]) same.welcome(guest, 'in');
    const carry = async (): Promise<void> => {
      for (const one of tidings.splice(0)) same.following.hear(one);
      await settle();
      await same.settled();
    };
    tidings.length = 0;
    await glance(table, at(0), writes());
    await said(table, at(0), { type: 'whisper', text: SECRET });
    await carry();
    expect(glances(partner)).toEqual([writes()]);
    expect(whispers(partner)).toEqual([SECRET]);
    // A third node asks what was said: what is known already is not heard twice.
    table.following.hear({ what: 'asked' });
    const told = (): string[] => tidings.map(({ what }) => what).sort();
    expect(told()).toEqual(['glanced', 'whispered']);
    await carry();
    // What somebody looks at is told by the node they are at: it knows what is true now.
    same.following.hear({ what: 'asked' });
    expect(told()).toEqual(['whispered']);
    tidings.length = 0;
    expect(whispers(partner)).toEqual([SECRET]);
    await tell(table, at(0), 'Moon');
    await carry();
    expect(partner.view?.phase).toBe('submit');
    expect(heard(partner, 'played')).toEqual([{ by: 'p0', move: 'tell' }]);
    for (const key of ['glance', 'whisper', 'played'] as const) expect(heard(stranger, key)).toEqual([]);
    expect(JSON.stringify(stranger.heard)).not.toContain(SECRET);
  });

  it('[B3] are told no whisper that comes when they share a seat no longer', async () => {
    const { table, partner } = await paired();
    await said(table, partner, { type: 'leave' });
    const { id: game, seq } = table.game;
    const saying = { by: 'p0', text: SECRET, at: 1 };
    table.following.hear({ what: 'whispered', to: 'beside', saying, game, seq });
    await table.settled();
    expect(whispers(partner)).toEqual([]);
  });

  it('[B4] move once, whoever pressed at the same time', async () => {
    const store = openMemory();
    const nodes: Nodes = { ...ALONE, areSeveral: true };
    const { table, at } = await paired({ store, nodes });
    const same = await fakeHouse({ store, nodes }).tables.find(table.code);
    if (!same) throw new Error('no table');
    const partner = new FakeSpeaker('beside');
    same.welcome(partner, 'in');
    expect(await tell(table, at(0), 'Moon')).toBeNull();
    // Nobody has told the other node.
    expect(await tell(same, partner, 'Sun')).toBe('partner-was-first');
    expect(partner.view?.clue).toMatchObject({ text: 'Moon' });
  });
});
