/** The tables this browser sat at, the latest first: their links lead straight to the seat. */
import type { Colour } from '@fabula/engine/model.ts';
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

/** Who sits at a table, and on which colours. */
export interface Company {
  /** False: there is no such table. Left out: nobody knows. */
  readonly there?: boolean;
  readonly here: readonly string[];
  readonly taken: readonly Colour[];
}

/** A courtesy to those who have not come in yet: without it they can sit down just as well. */
export async function companyAt(code: string): Promise<Company> {
  try {
    const answer = await fetch(`/api/tables/${code}`);
    if (answer.ok) return (await answer.json()) as Company;
  } catch {
    // Nobody can be reached; coming in will say so.
  }
  return { here: [], taken: [] };
}
