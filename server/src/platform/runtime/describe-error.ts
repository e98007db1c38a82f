import { Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { redact } from '@fap/shared/privacy/redact.ts';

/** Names of things, never of people: what of an error's own fields may stand in a log. */
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

/**
 * An error as it may be logged. A failed query carries the words of whoever sent it in its message, its stack and its
 * fields: statement and place are kept, values are not.
 */
export function describeError(error: unknown, depth = 0): Record<string, unknown> | string {
  if (!(error instanceof Error)) return withoutValues(String(error));
  const fields = SAFE_FIELDS.flatMap((name) => {
    const value = (error as Partial<Record<(typeof SAFE_FIELDS)[number], unknown>>)[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...Object.fromEntries(fields),
    stack: framesOf(error),
    ...(error.cause !== undefined && depth < MAX_CAUSES
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  };
}

/** How the JSON parser ends what it says of a text it could not read, of which it quotes the beginning. */
const NO_JSON = '" is not valid JSON';

function withoutValues(message: string): string {
  const statement = message
    // Drizzle puts a query's parameters behind its text.
    .replace(/\nparams: .*$/su, '')
    // PostgreSQL and the JSON parser quote what they could not read.
    .replace(/: ".*$/su, ': …');
  return redact(withoutJson(statement), { grade: 'crowd', placeholders: new Placeholders('log') });
}

function withoutJson(message: string): string {
  const start = message.indexOf(', "');
  return start >= 0 && message.endsWith(NO_JSON)
    ? `${message.slice(0, start)}, …${NO_JSON.slice(1)}`
    : message;
}

/** The places an error came through; what stands before them is the message, which may be of many lines. */
function framesOf({ stack = '', message }: Error): string {
  const at = message === '' ? -1 : stack.indexOf(message);
  const rest = at < 0 ? stack : stack.slice(at + message.length);
  return rest
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .join('\n');
}
