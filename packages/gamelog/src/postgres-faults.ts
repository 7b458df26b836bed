import pg from 'pg';
import { type StoreFault, StoreError } from './port.ts';

/**
 * The connection broke, or nothing came for too long, after something was asked: whether it was carried out is not known.
 * Never leaves the adapter: whoever wrote looks it up, whoever read asks again.
 */
export class AnswerLost extends Error {}

export const isLost = (error: unknown): error is AnswerLost => error instanceof AnswerLost;

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** By the beginning of PostgreSQL's code. Whatever else it refuses was not written either. */
const FAULTS: readonly (readonly [code: string, fault: StoreFault])[] = [
  ['53100', 'full'],
  ['22', 'unfit'],
  ['54', 'unfit'],
  ['XX001', 'corrupt'],
  ['XX002', 'corrupt'],
];

/** These end the connection, perhaps in the middle of a commit: no answer at all. */
const ENDS = /^(57P|08)/;

/**
 * What the database answered, in the port's words: what was asked is undone. Undefined: that was no answer. By code, not by
 * severity: that comes in the language of the database.
 */
export function refusalOf(error: unknown): StoreError | undefined {
  if (!(error instanceof pg.DatabaseError)) return undefined;
  const { code = '' } = error;
  if (code === '' || ENDS.test(code)) return undefined;
  const [, fault = 'away'] = FAULTS.find(([beginning]) => code.startsWith(beginning)) ?? [];
  return new StoreError(fault, `The database refused (${code} ${error.message})`);
}

export const away = (where: string, error: unknown): StoreError =>
  new StoreError('away', `The database ${where} cannot be reached (${textOf(error)})`);

export const unknown = (where: string, error: unknown): StoreError =>
  new StoreError('unknown', `The database ${where} was lost in the middle of a write (${textOf(error)})`);
