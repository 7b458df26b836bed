// Fabula as it ships (packages/server/dist, see npm run bench:peers), durable log on, only its limits for strangers off:
// here everybody comes from one address.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
Object.assign(process.env, {
  HOST: '127.0.0.1',
  DATA_DIR: mkdtempSync(join(process.env.FABULA_BENCH_DIR ?? tmpdir(), 'fabula-bench-')),
  LOG_LEVEL: 'error',
  MAX_SOCKETS_PER_ADDRESS: '0', MAX_TABLES_PER_ADDRESS: '0', MAX_PLAYERS_PER_ADDRESS: '0',
  // Budgets are kept, so that they are measured; nobody comes to their end.
  MAX_MESSAGES_PER_SOCKET: '1000000', MAX_MESSAGES_PER_ADDRESS: '1000000', ALLOWANCE: '1000',
});
await import(process.env.FABULA_MAIN ?? '../../../packages/server/dist/main.js');
process.on('disconnect', () => process.exit()); // another node of somebody who is gone
process.send({ ready: true, ports: [Number(process.env.PORT), ...(globalThis.otherPorts ?? [])] });
