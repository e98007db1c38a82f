/** Codes of the driver, the network and PostgreSQL that mean: not now. https://www.postgresql.org/docs/current/errcodes-appendix.html */
const AWAY_CODES = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too_many_connections
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
]);
const CONNECTION_CLASS = '08';
const DEEPEST_CAUSE = 5;

/** The database has no room for a write; ENOSPC is the same of a file. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error says that the database cannot be reached now, itself or as the cause it carries. */
export const isDatabaseAway = (error: unknown): boolean =>
  someCode(error, (code) => AWAY_CODES.has(code) || code.startsWith(CONNECTION_CLASS));

/** Whether an error says that the disk is full. */
export const isDiskFull = (error: unknown): boolean => someCode(error, (code) => FULL_CODES.has(code));

function someCode(error: unknown, isIt: (code: string) => boolean): boolean {
  let current = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && current instanceof Error; depth++) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && isIt(code)) return true;
    current = current.cause;
  }
  return false;
}
