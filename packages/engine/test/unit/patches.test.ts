import { describe, expect, it } from 'vitest';
import type { EventType } from '../../src/events.ts';
import { OWN_PARTS, PUBLIC_PARTS, touchedParts, viewFor } from '../../src/view.ts';
import { emptyTable, lobby, table, type Table, typed, type Wish } from '../kit/table.ts';

const time = { claim: 10, tell: 20, submit: 30, vote: 40, result: 50 };
const claiming = { time, firstStoryteller: 'claim' } as const;
const noWaiting = { time, standIns: false } as const;

/** A command, what it leads to, and a patch that must bring every viewer up to date. */
function patched(each: Table, wish: Wish, ...expected: EventType[]): void {
  const before = each.state;
  each.does(wish);
  expect(each.happened()).toEqual(expected);
  const { shared, own } = touchedParts(each.last);
  for (const viewer of ['spectator', ...before.seats.keys()] as const) {
    const view: Record<string, unknown> = { ...viewFor(before, viewer) };
    for (const part of shared) view[part] = PUBLIC_PARTS[part](each.state);
    if (viewer !== 'spectator') for (const part of own) view[part] = OWN_PARTS[part](each.state, viewer);
    expect(view).toEqual(viewFor(each.state, viewer));
  }
}
const after = (each: Table, seconds: number): Table => {
  each.clock += seconds * 1000;
  return each;
};

describe('patches, event by event', () => {
  it('[P1] people who come and go change whom a claim or a result waits for', () => {
    const left = table({ rules: claiming });
    patched(left, { type: 'leave', by: 'chen' }, 'left');
    patched(left, { type: 'join', by: 'gil' }, 'joined');
    const gone = table({ rules: claiming }).does({ type: 'away', by: 'boris' });
    gone.rig({ deadline: null });
    patched(after(gone, 60), { type: 'expire' }, 'gone');
    patched(gone, { type: 'back', by: 'boris' }, 'cameBack');
  });

  it('[P1] whoever leaves the lobby takes along a seat, a readiness and a share of chance', () => {
    const each = lobby()
      .does({ type: 'ready', by: 'dora', ready: true })
      .does({ type: 'contribute', by: 'dora', entropy: 'ab'.repeat(8) });
    patched(each, { type: 'leave', by: 'dora' }, 'left');
    expect(viewFor(each.state, 0)).toMatchObject({ ready: [], contributors: [] });
  });

  it('[P1] whoever waits for a seat leaves, or takes one that is left', () => {
    const each = table().does({ type: 'join', by: 'gil' }).does({ type: 'join', by: 'hana' });
    patched(each, { type: 'leave', by: 'hana' }, 'left');
    each.does({ type: 'leave', by: 'boris' });
    patched(each, { type: 'join', by: 'gil' }, 'joined');
    expect(viewFor(each.state, 0).arrivals).toEqual([]);
  });

  it('[P1] a return to a sleeping table changes the deadline', () => {
    const each = table({ seats: 3, rules: { time, grace: 5 } }).vanish('ana', 'boris', 'chen');
    patched(after(each, 99), { type: 'back', by: 'ana' }, 'cameBack');
  });

  it('[P1] a seat that is handed over', () => {
    const waiting = table().does({ type: 'join', by: 'gil' });
    patched(waiting, { type: 'handOver', by: 'boris', to: 'gil' }, 'handedOver');
    const ready = lobby().does({ type: 'ready', by: 'boris', ready: true });
    patched(ready, { type: 'handOver', by: 'boris', to: 'gil' }, 'handedOver');
    const gone = emptyTable({ rules: claiming });
    for (const by of ['boris', 'chen', 'dora']) gone.does({ type: 'join', by });
    gone.does({ type: 'start', by: 'ana' }).rig({ deadline: null }).vanish('dora');
    patched(gone, { type: 'handOver', by: 'dora', to: 'gil' }, 'handedOver');
  });

  it('[P1] the first storyteller comes and goes', () => {
    const special = { ...claiming, permanent: 'question' } as const;
    const each = table({ rules: special });
    patched(each, { type: 'claim', by: 'boris' }, 'claimed');
    patched(after(each, 20), { type: 'expire' }, 'claimReopened');
    patched(after(each, 10), { type: 'expire' }, 'claimReopened');
    patched(after(each, 10), { type: 'expire' }, 'chosenByChance');
    patched(
      lobby({ rules: { permanent: 'question', firstStoryteller: 0 } }),
      { type: 'start', by: 'ana' },
      'started',
    );
  });

  it('[P1] a skipped storyteller, a void round, a mended clue', () => {
    const track = { start: 0, finish: 30, special: { 0: 'question', 1: 'person' } } as const;
    const each = table({ rules: { ...noWaiting, track } }).rig({ scores: [0, 1, 2, 3] });
    patched(after(each, 20), { type: 'expire' }, 'skipped');
    each.tell();
    patched(after(each, 30), { type: 'expire' }, 'passedOver', 'voided');
    const mended = table().tell(typed('a'));
    const card = mended.hand(0)[3] ?? 0;
    patched(mended, { type: 'tell', by: 'ana', card, clue: typed('b') }, 'mended');
  });

  it('[P1] the last card, the last vote, the end in a pause', () => {
    const each = table({ rules: noWaiting }).tell().submit(1).submit(2);
    patched(each, { type: 'submit', by: 'dora', cards: each.firstCards(3) }, 'submitted', 'laid');
    each.votes({ 1: 0, 2: 0 });
    patched(each, { type: 'vote', by: 'dora', number: each.numberOf(1) }, 'voted', 'scored');
    const paused = table({ rules: { time } }).tell().does({ type: 'pause', by: 'ana' });
    patched(paused, { type: 'end', by: 'ana' }, 'ended');
  });
});

describe('small things', () => {
  it('[S3] looking twice at a result is looking once', () => {
    const each = table()
      .round([1])
      .does({ type: 'sawResult', by: 'boris' })
      .does({ type: 'sawResult', by: 'boris' });
    expect(each.last).toEqual([]);
    expect(each.state.phase).toMatchObject({ ready: [1] });
  });

  it('[S10] the one who tells after a skipped or void turn may need more time', () => {
    const slow = (each: Table): Table => each.does({ type: 'askForTime', by: 'boris', more: true });
    const skipped = slow(table({ rules: noWaiting })).wait(20);
    expect(skipped.state.deadline).toBe(skipped.clock + 40_000);
    const voided = slow(table({ rules: noWaiting }))
      .tell()
      .wait(60);
    expect(voided.happened()).toEqual(['passedOver', 'voided']);
    expect(voided.state.deadline).toBe(voided.clock + 40_000);
    const named = lobby({ rules: { time, firstStoryteller: 0 } });
    expect(slow(named).does({ type: 'start', by: 'ana' }).state.deadline).toBe(named.clock + 20_000);
  });
});
