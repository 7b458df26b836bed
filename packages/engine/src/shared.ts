/** Most tables are played by the same few rules with the same decks: what reads the same is one value, however many tables hold it. */

/** Of more than so many the oldest is let go: whoever holds it keeps it, and others get their own. */
const MOST_KNOWN = 100;

export function sharing<T>(): (value: T) => T {
  const known = new Map<string, T>();
  return (value) => {
    const text = JSON.stringify(value);
    const found = known.get(text);
    if (found !== undefined) return found;
    known.set(text, value);
    for (const oldest of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(oldest);
    }
    return value;
  };
}
