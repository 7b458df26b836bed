import { describe, expect, it } from 'vitest';
import { pictures } from './pictures/pictures.ts';

describe('pictures that are brought while people play', () => {
  it('are refused one by one if they are bad, and become cards if they are good', async () => {
    const report = await pictures({ rounds: 1, photos: 6, megapixels: 3, tables: 2, think: 200, rest: 500 });
    expect(report.bad).toMatchObject({ wrong: [], cards: 0 });
    expect(report.bad.files).toBeGreaterThan(30);
    expect(report.good).toMatchObject({ wrong: [], cards: 6 });
    expect(report.processes).toBe(0);
    expect(report.moves).toBeGreaterThan(0);
  }, 120_000);
});
