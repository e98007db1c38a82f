import { type Logger, pino } from 'pino';

export type Log = Logger;

/** A JSON-lines logger on standard error, so that standard output stays for the ready line; secrets are cut out. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      redact: ['password', '*.password', 'cookie', '*.cookie', 'headers.cookie', 'token', '*.token'],
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
