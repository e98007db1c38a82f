import { type DestinationStream, type Logger, pino } from 'pino';
import { describeError } from './describe-error.ts';

export type Log = Logger;

/**
 * A JSON-lines logger on standard error (standard output is for the ready line); secrets and user input are redacted.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: false }),
): Log {
  return pino(
    {
      level,
      base: null,
      redact: ['password', '*.password', 'cookie', '*.cookie', 'headers.cookie', 'token', '*.token'],
      serializers: { err: (error: unknown) => describeError(error) },
      hooks: {
        logMethod(args, write) {
          const [entry, ...rest] = args as [unknown, ...unknown[]];
          // Without its own message a line would repeat the error's, with its values.
          if (rest.length === 0 && isErrorEntry(entry)) {
            const err = entry instanceof Error ? entry : entry.err;
            write.apply(this, [{ ...(entry instanceof Error ? {} : entry), err }, 'an error']);
          } else write.apply(this, args);
        },
      },
      timestamp: pino.stdTimeFunctions.isoTime,
    },
    destination,
  );
}

const isErrorEntry = (entry: unknown): entry is Error | { err: Error } =>
  entry instanceof Error || (entry as { err?: unknown } | null)?.err instanceof Error;
