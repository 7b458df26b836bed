/**
 * How evenly the game moves on a slow phone: 390 by 844, the processor slowed down four times. Each scene of the gallery is
 * opened over a still page and watched, frame by frame, until nothing moves any more; the still page itself is the measure.
 */
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';

const PORT = Number(process.env.PORT ?? 4191);
const SLOWER = 4;
const RUNS = Number(process.env.RUNS ?? 5);
const STILL = 's=notice-offline';
/** Name, what to open, and how long it is watched, in milliseconds. */
const SCENES = [
  ['nothing moves', null, 2000],
  ['dealing', 's=choose', 1500],
  ['the row is laid', 's=vote', 1500],
  ['the reveal', 's=reveal-play', 6500],
  ['rabbits hop', 's=scoring-play', 6500],
];

const configFile = fileURLToPath(new URL('../dev/vite.config.ts', import.meta.url));
await build({ configFile });
const server = await preview({ configFile, preview: { port: PORT, host: '127.0.0.1' } });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
});
const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
const slower = await page.context().newCDPSession(page);
await page.goto(`http://127.0.0.1:${PORT}/gallery.html#${STILL}`);
await shown(STILL);
// Once at full speed: a phone has the pictures and the code by then.
for (const [, wish] of SCENES) if (wish) await watch(wish, 500);
await slower.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
for (const [name, wish, time] of SCENES) {
  const frames = [];
  for (let run = 0; run < RUNS; run += 1) frames.push(...(await watch(wish, time)));
  // A frame that is on time still comes a little early or late.
  const share = (limit) =>
    ((100 * frames.filter((frame) => frame > limit + 1).length) / frames.length).toFixed(1);
  console.log(
    `${name.padEnd(16)} ${String(frames.length).padStart(5)} frames, over 16.7 ms ${share(16.7).padStart(5)} %,`,
    `over 33 ms ${share(33.3).padStart(5)} %, longest ${Math.max(...frames).toFixed(0)} ms`,
  );
}
console.log(`load average ${loadavg()[0].toFixed(1)}`);
await browser.close();
await server.close();

async function shown(wish) {
  await page.waitForFunction((wish) => document.documentElement.dataset.shown === wish, wish);
  await page.evaluate(() => document.fonts.ready);
}

/** How long each frame took, from the moment the scene is there. */
async function watch(wish, time) {
  await page.evaluate((still) => (location.hash = still), STILL);
  await shown(STILL);
  return page.evaluate(
    async ([wish, time]) => {
      const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
      if (wish !== null) {
        const { dataset } = document.documentElement;
        location.hash = wish;
        while (dataset.shown !== wish) await next();
      }
      const frames = [];
      let before = await next();
      const until = before + time;
      while (before < until) {
        const now = await next();
        frames.push(now - before);
        before = now;
      }
      return frames;
    },
    [wish, time],
  );
}
