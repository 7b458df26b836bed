/** A game is its log: one entry a decision, each sealed by a hash that covers it and all before it. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { NOTHING } from './state.ts';
import { EVENT_VERSION, type State } from './model.ts';

export interface Entry {
  /** The number of its first event. */
  readonly seq: number;
  /** What was asked; null for the opening of the table. */
  readonly command: Command | null;
  readonly events: readonly Event[];
  readonly hash: string;
}

export interface Log {
  readonly format: 'fabula-log';
  readonly version: typeof EVENT_VERSION;
  readonly entries: readonly Entry[];
}

export const GENESIS = '';

/** SHA-256, in hexadecimal digits. */
export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

export function sealOf(
  before: string,
  seq: number,
  command: Command | null,
  events: readonly Event[],
): string {
  return digest(before + JSON.stringify([seq, command, events]));
}

export function sealed(
  before: string,
  seq: number,
  command: Command | null,
  events: readonly Event[],
): Entry {
  return { seq, command, events, hash: sealOf(before, seq, command, events) };
}

export const asLog = (entries: readonly Entry[]): Log => ({
  format: 'fabula-log',
  version: EVENT_VERSION,
  entries,
});

export const fold = (entries: readonly Entry[]): State =>
  entries.reduce((state, { events }) => events.reduce(evolve, state), NOTHING);

/** Reads a log of any version so far. A newer one is refused: it may hold events this version does not know. */
export function readLog(value: unknown): { ok: true; log: Log } | { ok: false; why: string } {
  if (!isRecord(value) || value['format'] !== 'fabula-log')
    return { ok: false, why: 'this is not a Fabula log' };
  const { version, entries } = value;
  if (typeof version !== 'number') return { ok: false, why: 'the log does not say its version' };
  if (version > EVENT_VERSION)
    return { ok: false, why: `the log is of version ${version}, newer than this program` };
  if (!Array.isArray(entries)) return { ok: false, why: 'the log has no entries' };
  const strange = entries.findIndex((entry) => !isEntry(entry));
  if (strange >= 0) return { ok: false, why: `entry ${strange + 1} is not an entry of a log` };
  return { ok: true, log: asLog(entries) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const ENTRY_KEYS = 'command,events,hash,seq';

function isEntry(value: unknown): value is Entry {
  if (!isRecord(value) || Object.keys(value).sort().join() !== ENTRY_KEYS) return false;
  const { seq, command, events, hash } = value;
  return (
    Number.isInteger(seq) &&
    typeof hash === 'string' &&
    (command === null || (isRecord(command) && typeof command['type'] === 'string')) &&
    Array.isArray(events) &&
    events.every(
      (event) => isRecord(event) && event['v'] === EVENT_VERSION && typeof event['type'] === 'string',
    )
  );
}
