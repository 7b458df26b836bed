// A worker thread starts as plain JavaScript, so TypeScript has to be switched on first.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
const { traceBand } = await import('./band.ts');
const scene = await import(workerData.scene);
traceBand(scene.default.stage(), workerData.band);
