import { parseArgs } from 'node:util';

type Values<Usual> = { readonly [Name in keyof Usual]: Usual[Name] extends number ? number : string };

/** What the command line says, `--kills 50 --only "unread pings"`, or else the usual; a number where the usual is one. */
export function options<const Usual extends Readonly<Record<string, number | string>>>(
  usual: Usual,
): Values<Usual> {
  const known = Object.keys(usual).map((name) => [name, { type: 'string' }] as const);
  try {
    const { values } = parseArgs({ options: Object.fromEntries(known) });
    const chosen = Object.entries(usual).map(([name, value]) => [name, read(name, values[name], value)]);
    return Object.fromEntries(chosen) as Values<Usual>;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(2);
  }
}

function read(name: string, given: string | undefined, usual: number | string): number | string {
  if (given === undefined || typeof usual === 'string') return given ?? usual;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 0)
    throw new Error(`--${name} must be a whole number, not "${given}"`);
  return value;
}

/** One row of figures under their names. */
export function printRow(figures: Readonly<Record<string, string | number>>): void {
  const columns = Object.entries(figures).map(([name, value]) => {
    const text = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : String(value);
    const width = Math.max(name.length, text.length);
    return [name.padStart(width), text.padStart(width)] as const;
  });
  console.log(columns.map(([name]) => name).join('  '));
  console.log(columns.map(([, text]) => text).join('  '));
}

const MOST_SHOWN = 20;

/** Says what is wrong, and ends the process accordingly. */
export function conclude(complaints: readonly string[]): never {
  for (const complaint of complaints.slice(0, MOST_SHOWN)) console.error(complaint);
  if (complaints.length > MOST_SHOWN) console.error(`… and ${complaints.length - MOST_SHOWN} more`);
  process.exit(complaints.length === 0 ? 0 : 1);
}
