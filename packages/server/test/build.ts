export { buildServer as default } from './proofs/built-server.ts';
