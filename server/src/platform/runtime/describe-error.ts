import { Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { redact } from '@fap/shared/privacy/redact.ts';

/** Fields of an error that may be logged: names of things, never of people. */
const SAFE_FIELDS = [
  'code',
  'severity',
  'schema_name',
  'table_name',
  'column_name',
  'constraint_name',
  'routine',
  'syscall',
  'address',
  'port',
  'status',
] as const;
const MAX_CAUSES = 5;

/** An error, or a plain object with an error's fields: the job queue hands on copies. */
type ErrorLike = Pick<Error, 'message' | 'stack' | 'cause'> & { name?: string };

const isErrorLike = (error: unknown): error is ErrorLike =>
  error instanceof Error || typeof (error as { message?: unknown } | null | undefined)?.message === 'string';

/**
 * Redacts an error for the log. A failed query carries user input in its message, stack and fields: statement and stack
 * frames are kept, values are not.
 */
export function describeError(error: unknown, depth = 0): Record<string, unknown> | string {
  if (!isErrorLike(error)) return withoutValues(String(error));
  const fields = SAFE_FIELDS.flatMap((name) => {
    const value = (error as Partial<Record<(typeof SAFE_FIELDS)[number], unknown>>)[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: error.name ?? 'Error',
    message: withoutValues(error.message),
    ...Object.fromEntries(fields),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < MAX_CAUSES
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

/** The end of the JSON parser's message, which quotes the beginning of the input. */
const NO_JSON = '" is not valid JSON';

/** An error's message for admins: what was asked of the database, without the values. */
export function withoutValues(message: string): string {
  const statement = message
    // Drizzle appends a query's parameters to its text.
    .replace(/\nparams: .*$/su, '')
    // PostgreSQL and the JSON parser quote invalid input.
    .replace(/: ".*$/su, ': …');
  return redact(withoutJson(statement), { grade: 'crowd', placeholders: new Placeholders('log') });
}

function withoutJson(message: string): string {
  const start = message.indexOf(', "');
  return start >= 0 && message.endsWith(NO_JSON)
    ? `${message.slice(0, start)}, …${NO_JSON.slice(1)}`
    : message;
}

/** The stack frames, without the message before them, which may have many lines. */
function framesOf({ stack = '', message }: ErrorLike): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .join('\n');
}
