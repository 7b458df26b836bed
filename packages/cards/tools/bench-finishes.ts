/** tsx packages/cards/tools/bench-finishes.ts: processor seconds of each finish's pixel pass (all threads together). */
import { chalkboard } from '../src/finishes/chalk.ts';
import { cutpaper } from '../src/finishes/cutpaper.ts';
import { glass } from '../src/finishes/glass.ts';
import { gouache } from '../src/finishes/gouache.ts';
import { ink } from '../src/finishes/ink.ts';
import { linocut } from '../src/finishes/linocut.ts';
import { map } from '../src/finishes/map.ts';
import { pastel } from '../src/finishes/pastel.ts';
import { shadowPuppet } from '../src/finishes/puppet.ts';
import { theatre } from '../src/finishes/theatre.ts';
import { watercolour } from '../src/finishes/watercolour.ts';
import { woodblock } from '../src/finishes/woodblock.ts';
import { noiseFrom } from '../src/kit/noise.ts';
import { plane, type Raster } from '../src/pixels/raster.ts';

const noise = noiseFrom(1);
const shot = (): Raster => {
  const [width, height] = [1600, 2400];
  const channel = (k: number): Float32Array =>
    plane(width, height, (x, y) => 128 + 120 * noise.n2(x / 90 + k * 9, y / 90));
  return { width, height, planes: [channel(0), channel(1), channel(2)] };
};

const LARGE = { pace: 'full', scale: 1 } as const;
const inks = ['#eceadb', '#f3c02e', '#4c7a57', '#13191b'];
const passes = {
  gouache: (raster: Raster) => gouache.develop(raster, {}, LARGE),
  linocut: (raster: Raster) => linocut.develop(raster, { inks }, LARGE),
  cutpaper: (raster: Raster) => cutpaper.develop(raster, {}, LARGE),
  watercolour: (raster: Raster) => watercolour.develop(raster, {}, LARGE),
  woodblock: (raster: Raster) => woodblock.develop(raster, {}, LARGE),
  ink: (raster: Raster) => ink.develop(raster, {}, LARGE),
  pastel: (raster: Raster) => pastel.develop(raster, {}, LARGE),
  chalk: (raster: Raster) => chalkboard.develop(raster, {}, LARGE),
  glass: (raster: Raster) => glass.develop(raster, {}, LARGE),
  map: (raster: Raster) => map.develop(raster, {}, LARGE),
  theatre: (raster: Raster) => theatre.develop(raster, {}, LARGE),
  puppet: (raster: Raster) => shadowPuppet.develop(raster, {}, LARGE),
};

for (const [name, develop] of Object.entries(passes)) {
  const raster = shot();
  const before = process.cpuUsage();
  const start = performance.now();
  await develop(raster);
  const { user, system } = process.cpuUsage(before);
  console.log(
    `${name}: ${((user + system) / 1e6).toFixed(1)} s of processor, ${((performance.now() - start) / 1000).toFixed(1)} s by the clock`,
  );
}
