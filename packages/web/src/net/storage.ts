/** localStorage that may be missing (private windows, embedded pages) or full: then things last as long as the page. */
const PREFIX = 'fabula.';
/** Only what could not be written. */
const here = new Map<string, string>();
let giveWay: () => readonly string[] = () => [];
let tellFull: (() => void) | null = null;

/** What may go when there is no room, the least wanted first. */
export function letGoFirst(names: () => readonly string[]): void {
  giveWay = names;
}

/** Called once, when something could not be kept although there is a storage. */
export function whenFull(tell: () => void): void {
  tellFull = tell;
}

/** The caller says what was kept under this name. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function kept<T>(name: string): T | null {
  try {
    const text = here.get(name) ?? localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  here.delete(name);
  for (;;) {
    const written = write(name, text);
    if (written === 'kept') return;
    const [spare] = written === 'full' ? giveWay().filter((other) => other !== name) : [];
    if (spare === undefined) {
      here.set(name, text);
      if (written === 'full') {
        tellFull?.();
        tellFull = null;
      }
      return;
    }
    forget(spare);
  }
}

function write(name: string, text: string): 'kept' | 'full' | 'nowhere' {
  try {
    localStorage.setItem(PREFIX + name, text);
    return 'kept';
  } catch {
    return keptNames().length > 0 ? 'full' : 'nowhere';
  }
}

/** Names under which something is kept for longer than this page. */
export function keptNames(): string[] {
  try {
    return Object.keys(localStorage).flatMap((name) =>
      name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
    );
  } catch {
    return [];
  }
}

/** Everything that was ever kept. */
export function forgetAll(): void {
  here.clear();
  for (const name of keptNames()) forget(name);
}

export function forget(name: string): void {
  here.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}
