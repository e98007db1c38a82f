import { AppError } from '@fap/shared/kernel/app-error.ts';
import * as v from 'valibot';

/** Parses an input against its schema; throws INVALID with every issue, the first one as the message. */
export function parseInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, withEveryKey(schema, value), { abortPipeEarly: true });
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => ({
    path: (issue.path ?? []).map((item) => String(item.key)).join('.'),
    message: issue.message,
  }));
  throw new AppError('INVALID', { message: issues[0]?.message ?? 'The request is not valid', issues });
}

/** Names what is left out, so that a field that is missing gets its own message and not one about keys. */
function withEveryKey(schema: v.GenericSchema, value: unknown): unknown {
  if (!('entries' in schema) || value === null || typeof value !== 'object' || Array.isArray(value))
    return value;
  const names = Object.keys(schema.entries as object).filter((name) => !Object.hasOwn(value, name));
  return { ...value, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}
