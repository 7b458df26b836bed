// A worker thread starts as plain JavaScript, so TypeScript has to be switched on first.
import { register } from 'tsx/esm/api';

register();
await import('./kuwahara-band.ts');
