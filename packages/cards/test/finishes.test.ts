import { describe, expect, it } from 'vitest';
import { chalkboard } from '../src/finishes/chalk.ts';
import { cutpaper } from '../src/finishes/cutpaper.ts';
import { felted } from '../src/finishes/felt.ts';
import type { Wish } from '../src/finishes/finish.ts';
import { frost } from '../src/finishes/frost.ts';
import { glass } from '../src/finishes/glass.ts';
import { gouache } from '../src/finishes/gouache.ts';
import { gzhel } from '../src/finishes/gzhel.ts';
import { halfTurned } from '../src/finishes/half-turned.ts';
import { ink } from '../src/finishes/ink.ts';
import { lacquer } from '../src/finishes/lacquer.ts';
import { linocut } from '../src/finishes/linocut.ts';
import { map } from '../src/finishes/map.ts';
import { pastel } from '../src/finishes/pastel.ts';
import { shadowPuppet } from '../src/finishes/puppet.ts';
import { theatre } from '../src/finishes/theatre.ts';
import { watercolour } from '../src/finishes/watercolour.ts';
import { woodblock } from '../src/finishes/woodblock.ts';
import { plane, px, shrunk, type Raster } from '../src/pixels/raster.ts';

/** A gradient with a line drawn across it, two pixels to each of the large picture's. */
function shot(): Raster {
  const [width, height] = [160, 240];
  const channel = (most: number): Float32Array =>
    plane(width, height, (x, y) => (Math.abs(x - y / 2 - 20) < 3 ? 20 : most * (0.4 + y / 600)));
  return { width, height, planes: [channel(210), channel(180), channel(140)] };
}

const mean = (values: Float32Array): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Where the picture is cut into cells, the mean of each. */
function cells({ width, height, planes: [R] }: Raster): number[] {
  const [columns, rows] = [4, 6];
  const [w, h] = [width / columns, height / rows];
  return Array.from({ length: columns * rows }, (_, at) => {
    const [x0, y0] = [(at % columns) * w, Math.floor(at / columns) * h];
    return mean(plane(w, h, (x, y) => px(R, (y0 + y) * width + x0 + x)));
  });
}

describe('a shot', () => {
  it('is halved by the mean of four', () => {
    const four = Float32Array.of(1, 2, 4, 9);
    const halved = shrunk({ width: 2, height: 2, planes: [four, four, four] }, 1);
    expect(halved.planes[0]).toEqual(Float32Array.of(4));
  });

  it('keeps its tones at another size', () => {
    const flat = plane(16, 24, () => 90);
    const finer = shrunk({ width: 16, height: 24, planes: [flat, flat, flat] }, 1.5);
    expect([finer.width, finer.height, finer.planes[0].length]).toEqual([12, 18, 216]);
    for (const value of finer.planes[0]) expect(value).toBeCloseTo(90, 3);
    const ramp = plane(16, 24, (x) => x);
    const across = shrunk({ width: 16, height: 24, planes: [ramp, ramp, ramp] }, 1.5).planes[0];
    expect(px(across, 6)).toBeCloseTo((6 + 0.5) * (16 / 12) - 0.5, 1);
  });
});

describe('a fine picture is the large one with more pixels', () => {
  const inks = ['#eceadb', '#c8a24e', '#4c7a57', '#13191b'];
  const passes = {
    chalk: (wish: Wish) => chalkboard.develop(shot(), {}, wish),
    cutpaper: (wish: Wish) => cutpaper.develop(shot(), {}, wish),
    felt: (wish: Wish) => felted.develop(shot(), {}, wish),
    frost: (wish: Wish) => frost.develop(shot(), {}, wish),
    glass: (wish: Wish) => glass.develop(shot(), {}, wish),
    gouache: (wish: Wish) => gouache.develop(shot(), {}, wish),
    gzhel: (wish: Wish) => gzhel.develop(shot(), {}, wish),
    'half turned': (wish: Wish) => halfTurned(gouache).develop(shot(), {}, wish),
    ink: (wish: Wish) => ink.develop(shot(), {}, wish),
    lacquer: (wish: Wish) => lacquer.develop(shot(), {}, wish),
    linocut: (wish: Wish) => linocut.develop(shot(), { inks }, wish),
    map: (wish: Wish) => map.develop(shot(), {}, wish),
    pastel: (wish: Wish) => pastel.develop(shot(), {}, wish),
    puppet: (wish: Wish) => shadowPuppet.develop(shot(), {}, wish),
    theatre: (wish: Wish) => theatre.develop(shot(), {}, wish),
    watercolour: (wish: Wish) => watercolour.develop(shot(), {}, wish),
    woodblock: (wish: Wish) => woodblock.develop(shot(), {}, wish),
  };

  it.each(Object.entries(passes))('in %s', async (_, develop) => {
    const large = await develop({ pace: 'fast', scale: 1 });
    const fine = await develop({ pace: 'fast', scale: 1.5 });
    expect([large.width, large.height]).toEqual([80, 120]);
    expect([fine.width, fine.height]).toEqual([120, 180]);
    const there = cells(fine);
    cells(large).forEach((value, at) => expect(Math.abs(value - (there[at] ?? 0))).toBeLessThan(12));
  });
});
