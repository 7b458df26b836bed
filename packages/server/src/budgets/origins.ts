/**
 * Networks under names that mean nothing without a key: to see that one address fills the disk, and to keep out whoever was
 * reported. Beside SQLite the key is a file, and in no backup; nodes that share a database have it there, and in its dumps.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
const LETTERS = 16;

export class Origins {
  readonly #key: Buffer;

  constructor(key: Buffer = randomBytes(KEY_BYTES)) {
    this.#key = key;
  }

  /** With the key of a data directory; the first time it is made. */
  static in(directory: string): Origins {
    const file = join(directory, 'fabula.key');
    const found = keyIn(file);
    if (found) return new Origins(found);
    const key = randomBytes(KEY_BYTES);
    try {
      writeFileSync(file, key, { mode: 0o600 });
    } catch {
      // A full disk: the names of this run will mean nothing to the next one.
    }
    return new Origins(key);
  }

  of(network: string): string {
    return createHmac('sha256', this.#key).update(network).digest('base64url').slice(0, LETTERS);
  }
}

function keyIn(file: string): Buffer | null {
  try {
    const key = readFileSync(file);
    return key.length === KEY_BYTES ? key : null;
  } catch {
    return null;
  }
}
