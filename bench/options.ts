/** Numbers from the command line: `--kills 50`. */
export function numberOption(name: string, usual: number): number {
  const place = process.argv.indexOf(`--${name}`);
  if (place < 0) return usual;
  const value = Number(process.argv[place + 1]);
  if (Number.isInteger(value) && value >= 0) return value;
  console.error(`--${name} must be a whole number, not "${process.argv[place + 1] ?? ''}"`);
  process.exit(2);
}

/** Words from the command line: `--only "unread pings"`; null: none. */
export function textOption(name: string): string | null {
  const place = process.argv.indexOf(`--${name}`);
  return place < 0 ? null : (process.argv[place + 1] ?? '');
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
