import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';

/** Parses an input against its schema; throws INVALID with every issue, the first one as the message. */
export function parseInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  if (Array.isArray(value) && isObjectSchema(schema)) {
    const message = t`Send an object, not a list`;
    throw new AppError('INVALID', { message, issues: [{ path: '', message }] });
  }
  const result = v.safeParse(schema, withEveryKey(schema, value), { abortPipeEarly: true });
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => ({
    path: (issue.path ?? []).map((item) => String(item.key)).join('.'),
    message: issue.message,
  }));
  throw new AppError('INVALID', { message: issues[0]?.message ?? t`The request is not valid`, issues });
}

/** Valibot accepts an array as an object with only optional fields. */
function isObjectSchema(schema: v.GenericSchema): boolean {
  if ('wrapped' in schema) return isObjectSchema(schema.wrapped as v.GenericSchema);
  return schema.type === 'object';
}

/** Lists the missing fields, so that each gets its own message and not one about keys. */
function withEveryKey(schema: v.GenericSchema, value: unknown): unknown {
  if (!('entries' in schema) || value === null || typeof value !== 'object' || Array.isArray(value))
    return value;
  const names = Object.keys(schema.entries as object).filter((name) => !Object.hasOwn(value, name));
  return { ...value, ...Object.fromEntries(names.map((name) => [name, undefined])) };
}
