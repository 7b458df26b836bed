/** The tables this browser sat at, the latest first: their links lead straight to the seat. */
import { keep, kept } from './storage.ts';

const MOST = 20;
const NAME = 'tables';

const known = (): readonly string[] => kept<string[]>(NAME) ?? [];

export const satAt = (code: string): boolean => known().includes(code);

export function rememberTable(code: string): void {
  keep(NAME, [code, ...known().filter((other) => other !== code)].slice(0, MOST));
}

export function forgetTable(code: string): void {
  keep(
    NAME,
    known().filter((other) => other !== code),
  );
}
