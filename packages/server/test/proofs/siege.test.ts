import { describe, expect, it } from 'vitest';
import { ABUSES } from './siege/abuses.ts';
import { siege } from './siege/siege.ts';

describe('one stranger against the server as it ships', () => {
  it('does not take it down, and no honest move is refused', async () => {
    const { rows, honestRefusals } = await siege({ tables: 4, seconds: 1, think: 300, patience: 0 });
    expect(rows.map(({ abuse }) => abuse)).toEqual(Object.keys(ABUSES));
    expect(rows.filter(({ alive }) => !alive)).toEqual([]);
    expect(rows.filter(({ abused }) => abused.moves === 0)).toEqual([]);
    expect(honestRefusals).toEqual([]);
  });
});
