/** Where `npm start` keeps its data. */
import { join } from 'node:path';

export const dataFolder = (): string =>
  process.env['DATA_DIR'] || join(process.env['FABULA_ROOT'] ?? process.cwd(), 'data');

/** One line of JSON; or one line that says what is wrong, and exit 1. */
export async function tell(work: () => Promise<object>): Promise<void> {
  try {
    process.stdout.write(`${JSON.stringify(await work())}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** These commands are about files in a folder. Of a database its own tools know better how to copy it. */
export function refuseDatabase(instead: string): void {
  if (process.env['DATABASE_URL'])
    throw new Error(
      `DATABASE_URL is set: the data is in PostgreSQL. Use its own tools: ${instead} (docs/hosting.md#on-postgresql)`,
    );
}
