/** What browsers of televisions (Chromium 87) lack, and we or Svelte use. */
if (!Array.prototype.at) {
  const at = function <T>(this: ArrayLike<T>, place: number): T | undefined {
    return this[place < 0 ? this.length + place : place];
  };
  for (const kind of [Array, String]) {
    Object.defineProperty(kind.prototype, 'at', { value: at, writable: true, configurable: true });
  }
}
if (!Object.hasOwn) {
  Object.defineProperty(Object, 'hasOwn', {
    value: (thing: object, name: PropertyKey) => Object.prototype.hasOwnProperty.call(thing, name),
    writable: true,
    configurable: true,
  });
}
