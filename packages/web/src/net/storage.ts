/** localStorage that may be missing (private windows, embedded pages): then things last as long as the page. */
const PREFIX = 'fabula.';
const here = new Map<string, string>();

/** The caller says what was kept under this name. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function kept<T>(name: string): T | null {
  try {
    const text = localStorage.getItem(PREFIX + name) ?? here.get(name);
    return text == null ? null : (JSON.parse(text) as T);
  } catch {
    const text = here.get(name);
    return text === undefined ? null : (JSON.parse(text) as T);
  }
}

export function keep(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  here.set(name, text);
  try {
    localStorage.setItem(PREFIX + name, text);
  } catch {
    // Kept for this page only.
  }
}

/** Everything that was ever kept. */
export function forgetAll(): void {
  here.clear();
  try {
    for (const name of Object.keys(localStorage)) if (name.startsWith(PREFIX)) localStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}

export function forget(name: string): void {
  here.delete(name);
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // Nothing was kept.
  }
}
