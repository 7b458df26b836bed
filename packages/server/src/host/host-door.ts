/**
 * The door of whoever runs the server: a socket in the data folder that only its owner can open, so that nothing of it is
 * on the network. One line of JSON comes in, one goes out.
 */
import { createHash } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join, resolve } from 'node:path';

/** What the host asks for, by name; the rest is for the command to read. */
export interface HostAsk {
  readonly do: string;
  readonly [field: string]: unknown;
}

export type HostAnswer =
  { readonly ok: true; readonly [field: string]: unknown } | { readonly ok: false; readonly why: string };

/** Each answers with what the host is to see, or throws a sentence. */
export type HostCommands = Readonly<Record<string, (ask: HostAsk) => Promise<object>>>;

const LONGEST_ASK = 64 * 1024;
const WINDOWS = process.platform === 'win32';

const placeIn = (directory: string): string =>
  WINDOWS
    ? `\\\\.\\pipe\\fabula-${createHash('sha256').update(resolve(directory)).digest('hex').slice(0, 16)}`
    : join(directory, 'fabula.sock');

/** Only for the process that has the data directory to itself: what it finds there is left from one that was killed. */
export async function openHostDoor(directory: string, commands: HostCommands): Promise<Server> {
  const place = placeIn(directory);
  if (!WINDOWS) rmSync(place, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    readLine(socket).then(
      async (line) => socket.end(`${JSON.stringify(await answerTo(line, commands))}\n`),
      () => socket.destroy(),
    );
  });
  await new Promise<void>((opened, failed) => {
    server.once('error', failed);
    server.listen(place, opened);
  });
  if (!WINDOWS) chmodSync(place, 0o600);
  return server;
}

async function answerTo(line: string, commands: HostCommands): Promise<HostAnswer> {
  try {
    const ask = JSON.parse(line) as Partial<HostAsk> | null;
    const name = ask?.do ?? '';
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) return { ok: false, why: `Nobody knows how to do "${name}"` };
    return { ...(await command({ ...ask, do: name })), ok: true };
  } catch (error) {
    return { ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

/** Null: no server is running there. */
export async function askHost(directory: string, ask: HostAsk): Promise<HostAnswer | null> {
  const socket = connect(placeIn(directory));
  try {
    await new Promise<void>((connected, failed) => {
      socket.once('error', failed);
      socket.once('connect', connected);
    });
  } catch (error) {
    if (isNobody(error)) return null;
    throw error;
  }
  socket.write(`${JSON.stringify(ask)}\n`);
  try {
    return JSON.parse(await readLine(socket)) as HostAnswer;
  } finally {
    socket.destroy();
  }
}

const isNobody = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ECONNREFUSED');

function readLine(socket: Socket): Promise<string> {
  return new Promise((resolved, rejected) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => {
      text += chunk;
      const end = text.indexOf('\n');
      if (end >= 0) resolved(text.slice(0, end));
      else if (text.length > LONGEST_ASK) rejected(new Error('That line is too long'));
    });
    socket.once('error', rejected);
    socket.once('close', () => rejected(new Error('The other side is gone')));
  });
}
