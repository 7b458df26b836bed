/** The ledger of a table's register. */
import { type Change, Ledger } from '../ledger.ts';
import type { Logs } from '../ports.ts';
import { evolve } from './evolve.ts';
import { EMPTY, type Register, type RegisterCommand, type RegisterEvent } from './model.ts';

export type RegisterChange = Change<Register, RegisterCommand, RegisterEvent>;
export type RegisterLedger = Ledger<Register, RegisterCommand, RegisterEvent>;

const RULEBOOK = { nothing: EMPTY, evolve };

export const ledgerOf = (logs: Logs, code: string): RegisterLedger =>
  new Ledger(RULEBOOK, logs.register(code));
