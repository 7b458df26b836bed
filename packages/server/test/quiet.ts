/** A log that nobody reads. */
import { pino } from 'pino';

export const QUIET = pino({ level: 'silent' });
