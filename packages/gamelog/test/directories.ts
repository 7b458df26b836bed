import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, vi } from 'vitest';

// A slow disk or a busy machine is no failure.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A data directory that is gone when the test file has run. */
export function directory(): string {
  const made = mkdtempSync(join(tmpdir(), 'fabula-gamelog-'));
  afterAll(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
