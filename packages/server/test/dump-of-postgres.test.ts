/** From one end to the other: people play on PostgreSQL, the host dumps it as docs/hosting.md says, and the games go on in what was restored. */
import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openPostgres } from '@fabula/gamelog/postgres.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from './free-ports.ts';
import { BuiltServer } from './proofs/built-server.ts';
import { dice } from './proofs/chance.ts';
import { gather, ok } from './proofs/gather.ts';
import { Person } from './proofs/person.ts';

const HOME = '/usr/lib/postgresql';
const [version] = existsSync(HOME) ? readdirSync(HOME).sort((one, other) => Number(other) - Number(one)) : [];
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'fabula-dump-'));
/** It refuses to run as root: then Debian's own user runs it. */
let user: { uid?: number; gid?: number } = {};
let port = 0;

const tool = async (name: string, ...args: string[]): Promise<string> =>
  (await run(join(HOME, version ?? '', 'bin', name), args, { cwd: folder, ...user })).stdout;
const urlOf = (database: string): string => `postgres://fabula@127.0.0.1:${port}/${database}`;

/** Without Debian's package there is neither a server nor the tools: .ci/run installs it. */
describe.skipIf(version === undefined)('a dump of PostgreSQL', () => {
  beforeAll(async () => {
    if (process.getuid?.() === 0) {
      const [uid, gid] = await Promise.all(
        ['-u', '-g'].map(async (of) => Number((await run('id', [of, 'postgres'])).stdout)),
      );
      user = { uid: uid ?? 0, gid: gid ?? 0 };
      chownSync(folder, uid ?? 0, gid ?? 0);
    }
    [port = 0] = await freePorts(1);
    await tool('initdb', '-D', 'data', '-U', 'fabula', '-A', 'trust', '-N', '--locale=C', '--encoding=UTF8');
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=`;
    await tool('pg_ctl', 'start', '-D', 'data', '-w', '-s', '-l', 'log', '-o', options);
  });
  afterAll(async () => {
    await tool('pg_ctl', 'stop', '-D', 'data', '-m', 'immediate', '-s');
    await rm(folder, { recursive: true });
  });

  it('taken while people play is everything they had, and they play on in it', async () => {
    const administrator = ['-h', '127.0.0.1', '-p', String(port), '-U', 'fabula'];
    const create = (name: string): Promise<string> =>
      tool('createdb', ...administrator, '--owner=fabula', '--encoding=UTF8', '--template=template0', name);
    await create('fabula');
    const [first, second] = await Promise.all(
      ['fabula', 'fabula2'].map((name) => BuiltServer.prepare({ DATABASE_URL: urlOf(name) })),
    );
    if (!first || !second) throw new Error('nobody');
    await first.start();
    const roll = dice(5);
    const people = Array.from({ length: 4 }, () => new Person({ url: first.url, roll }));
    const code = await gather(people, { preset: 'dixit' });
    ok(await people[0]?.client.send('start', {}));
    for (const person of people) person.play();
    await Promise.all(people.map((person) => person.until(({ view }) => (view?.round ?? 0) >= 3)));

    const one = await openPostgres(urlOf('fabula'));
    const [{ game, seq: acknowledged } = { game: '', seq: 0 }] = await one.games.games({ limit: 1 });
    await tool('pg_dump', '--format=custom', '--file=fabula.dump', urlOf('fabula'));
    const players = people.map(({ client }) => client.player);
    for (const { client } of people) client.close();
    await first.remove();
    await create('fabula2');
    await tool('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${urlOf('fabula2')}`, 'fabula.dump');
    const other = await openPostgres(urlOf('fabula2'));
    const restored = await other.games.read(game);
    expect(restored.at(-1)?.seq).toBeGreaterThanOrEqual(acknowledged);
    expect(restored).toEqual((await one.games.read(game)).slice(0, restored.length));
    await Promise.all([one.close(), other.close()]);

    await second.start();
    const again = players.map((player) => new Person({ url: second.url, roll, player: player ?? undefined }));
    for (const { client } of again) ok(await client.enter({ code, role: 'player' }));
    expect(again.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    for (const person of again) person.play();
    await Promise.all(again.map((person) => person.until(({ view }) => view?.phase === 'over')));
    for (const { client } of again) client.close();
    await second.remove();
  });
});
