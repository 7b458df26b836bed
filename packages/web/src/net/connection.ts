/** What is known of the connection: Chromium tells, others do not. */
interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
  readonly effectiveType?: string;
}

const known = (): Connection | undefined => (navigator as { connection?: Connection }).connection;

/** Somebody wants to save, or the connection is slow: what is only more beautiful is not asked for. */
export function isSparing(): boolean {
  const connection = known();
  const slow = connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
  return connection?.saveData === true || slow;
}

/** Somebody pays for every megabyte besides. */
export const isMetered = (): boolean => isSparing() || known()?.type === 'cellular';
