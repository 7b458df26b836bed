import { describe, expect, it } from 'vitest';
import { closer, moved, pinched, pixelsAcross, WHOLE, within } from '../src/ui/magnify.ts';

const ROOM = { width: 200, height: 300 };

describe('a picture that is looked at closely', () => {
  it('keeps the point under the finger where it is', () => {
    const look = closer(WHOLE, 2, { x: 50, y: -60 }, ROOM);
    expect(look).toEqual({ scale: 2, x: -50, y: 60 });
    // What was under the finger: the point of the picture that is shown there now.
    expect((50 - look.x) / look.scale).toBe(50);
  });

  it('never leaves its frame, is never smaller than whole, and ends somewhere', () => {
    expect(moved({ scale: 2, x: 0, y: 0 }, { x: 500, y: -500 }, ROOM)).toEqual({ scale: 2, x: 100, y: -150 });
    expect(closer({ scale: 2, x: 90, y: 0 }, 0.1, { x: 0, y: 0 }, ROOM)).toEqual({ scale: 1, x: 0, y: 0 });
    expect(closer(WHOLE, 100, { x: 0, y: 0 }, ROOM).scale).toBe(6);
    expect(within({ scale: 1, x: 3, y: 3 }, ROOM)).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('takes more pixels the closer it is looked at, on a dense screen only', () => {
    expect([pixelsAcross(400, 1, 1), pixelsAcross(400, 2.5, 1)]).toEqual([400, 400]);
    expect([pixelsAcross(400, 1, 3), pixelsAcross(400, 2.5, 3)]).toEqual([1200, 3000]);
  });

  it('follows two fingers that part, and that move together', () => {
    const before = [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ] as const;
    const apart = [
      { x: -40, y: 0 },
      { x: 40, y: 0 },
    ] as const;
    expect(pinched(WHOLE, before, apart, ROOM)).toEqual({ scale: 2, x: 0, y: 0 });
    const together = [
      { x: -10, y: 20 },
      { x: 30, y: 20 },
    ] as const;
    expect(pinched({ scale: 2, x: 0, y: 0 }, before, together, ROOM)).toEqual({ scale: 2, x: 10, y: 20 });
  });
});
