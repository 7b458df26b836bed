/** What is said on one node is heard on the others: once, in step with the game, and by whoever comes later. */
import { LONGEST_SAYING } from '@fabula/protocol/table.ts';
import type { Said } from '@fabula/protocol/server-messages.ts';
import { ALONE, type Nodes, type Tidings } from '@fabula/table/nodes.ts';
import { describe, expect, it, vi } from 'vitest';
import { fakeHouse } from '../fake-house.ts';
import { heard, said, seated } from '../fake-speaker.ts';
import { onTwoNodes, RULES } from './two-nodes.ts';

describe('what is said on another node', () => {
  const line = (text: string, at = 1): Said['say'] => ({ by: 'p0', text, at });

  it('is heard once, however often it is told', async () => {
    const { table, owner } = await onTwoNodes();
    const { id: game, seq } = table.game;
    const told: Tidings = { what: 'shown', by: 'p0', message: { say: line('Well?') }, game, seq };
    const before: Tidings = { what: 'wasSaid', sayings: [line('Well?')], game, seq };
    for (const tidings of [told, before, told]) table.following.hear(tidings);
    await table.settled();
    expect(heard(owner, 'say')).toEqual([line('Well?')]);
    expect(table.talk.sayings).toEqual([line('Well?')]);
  });

  it('[I5] and told again to a node that has just come waits there for the move it was said after', async () => {
    const { owner, same, guest, table } = await onTwoNodes();
    await said(table, owner, { type: 'start' });
    const { id: game, seq } = table.game;
    same.following.hear({ what: 'wasSaid', sayings: [line('So it was you')], game, seq });
    expect(heard(guest, 'said')).toEqual([]);
    await same.settled();
    expect(same.game.seq).toBe(seq);
    expect(heard(guest, 'said')).toEqual([[line('So it was you')]]);
  });

  it('in the next game waits for that game', async () => {
    const { table, owner, same, guest } = await onTwoNodes();
    for (const type of ['start', 'end', 'rematch'] as const) await said(table, owner, { type });
    const { id: game, seq } = table.game;
    const games: (string | undefined)[] = [];
    const hear = guest.send.bind(guest);
    vi.spyOn(guest, 'send').mockImplementation((words) => {
      hear(words);
      if (words.text.includes('Another one')) games.push(guest.view?.game);
    });
    same.following.hear({ what: 'shown', by: 'p0', message: { say: line('Another one?') }, game, seq });
    await same.settled();
    expect(games).toEqual([game]);
  });

  it('is not told again of a game that is over, nor where nobody chats', async () => {
    const { owner, guest, same, table } = await onTwoNodes();
    await said(table, owner, { type: 'settings', chat: false });
    await same.inOrder(() => same.catchUp());
    const { id: game, seq } = table.game;
    same.following.hear({ what: 'wasSaid', sayings: [line('Now')], game, seq });
    same.following.hear({ what: 'wasSaid', sayings: [line('Before', 2)], game: 'before', seq });
    await same.settled();
    expect(heard(guest, 'said')).toEqual([]);
    expect(same.talk.sayings).toEqual([line('Now')]);
  });

  it('and told again fits into what the narrowest bus carries', async () => {
    const tell = vi.fn<Nodes['tell']>();
    const { table } = await seated(fakeHouse({ nodes: { ...ALONE, tell } }), RULES, 3);
    for (let at = 0; at < 40; at += 1) table.talk.add(line('🌙'.repeat(LONGEST_SAYING), Date.now() + at));
    tell.mockClear();
    table.following.hear({ what: 'asked' });
    const told = tell.mock.calls.map(([, tidings]) => Buffer.byteLength(JSON.stringify(tidings)));
    expect(told).toHaveLength(1);
    expect(told[0]).toBeLessThan(7_500);
  });

  it('is told again by the node that watches the table alone', async () => {
    const tell = vi.fn<Nodes['tell']>();
    const nodes: Nodes = { ...ALONE, tell, watches: () => false };
    const { table } = await seated(fakeHouse({ nodes }), RULES, 3);
    table.talk.add(line('Well?'));
    tell.mockClear();
    table.following.hear({ what: 'asked' });
    expect(tell).not.toHaveBeenCalled();
  });
});
