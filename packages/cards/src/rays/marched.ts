/** A card whose picture is a lit stage, with a drawing laid over it, under the brush of a finish. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { card, type CardScene, type Finish, type Pace } from '../finishes/finish.ts';
import { Scene } from '../kit/scene.ts';
import type { Raster } from '../pixels/raster.ts';
import type { Band } from './band.ts';
import { emptyLayers, type Layers } from './layers.ts';
import { plate } from './plate.ts';
import type { Stage } from './stage.ts';

/** Raised by hand when rays begin to give different pixels: marched cards are then drawn again. */
const VERSION = 1;
const SKETCH = { width: 200, height: 300, rays: 3 };
const FINAL = { width: 800, height: 1200, rays: 3 };

/** What the drawing over a stage begins with: nothing of its own. */
export const overlay = (seed: number): Scene => new Scene({ seed, background: 'none' });

/** The code of a scene, with that of the motifs it names. */
function code(url: string): string {
  const scene = readFileSync(fileURLToPath(url), 'utf8');
  const motifs = [...scene.matchAll(/from '([^']*\/motifs\/[^']*)'/g)].map(([, path = '']) =>
    readFileSync(fileURLToPath(new URL(path, url)), 'utf8'),
  );
  return [scene, ...motifs].join('\n');
}

function traced(scene: string, layers: Layers, rays: number): Promise<unknown> {
  const every = availableParallelism();
  return Promise.all(
    Array.from({ length: every }, (_, first) => {
      const band: Band = { layers, rays, first, every };
      return new Promise<void>((done, fail) => {
        const worker = new Worker(new URL('./ray-worker.mjs', import.meta.url), {
          workerData: { scene, band },
        });
        worker.once('error', fail);
        worker.once('exit', () => done());
      });
    }),
  );
}

/** What a scene module of the second illustrator exports by default; url: its import.meta.url, for the threads. */
export const marched = <Grade extends object>({
  url,
  stage,
  over = () => overlay(1),
  ...o
}: {
  url: string;
  stage: () => Stage;
  over?: (stage: Stage) => Scene;
  finish: Finish<Grade>;
  grade?: Partial<Grade>;
}): CardScene & { stage: () => Stage } => ({
  ...card({ ...o, paint: () => over(stage()) }),
  stage,
  source: `rays ${VERSION}\n${code(url)}`,
  async plate(pace: Pace): Promise<Raster> {
    const { width, height, rays } = pace === 'fast' ? SKETCH : FINAL;
    const layers = emptyLayers(width, height);
    await traced(url, layers, rays);
    return plate(stage(), layers);
  },
});
