/**
 * Retryable error codes of the driver, the network and PostgreSQL.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
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

/** PostgreSQL's disk is full; ENOSPC means the same for a file. */
const FULL_CODES = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether an error or one of its causes means that the database is unreachable now. */
export const isDatabaseAway = (error: unknown): boolean =>
  someCode(
    error,
    (code, { syscall }) =>
      AWAY_CODES.has(code) ||
      code.startsWith(CONNECTION_CLASS) ||
      // Its socket file is gone while it starts again; of any other file the code means something else.
      (code === 'ENOENT' && syscall === 'connect'),
  );

/** Whether an error means that the disk is full. */
export const isDiskFull = (error: unknown): boolean => someCode(error, (code) => FULL_CODES.has(code));

function someCode(error: unknown, isIt: (code: string, error: NodeJS.ErrnoException) => boolean): boolean {
  let current = error;
  for (let depth = 0; depth < DEEPEST_CAUSE && current instanceof Error; depth++) {
    const { code } = current as { code?: unknown };
    if (typeof code === 'string' && isIt(code, current as NodeJS.ErrnoException)) return true;
    current = current.cause;
  }
  return false;
}
