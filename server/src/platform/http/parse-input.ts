import { AppError } from '@fap/shared/kernel/app-error.ts';
import * as v from 'valibot';

/** Parses an input against its schema; throws INVALID with every issue, the first one as the message. */
export function parseInput<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => ({
    path: (issue.path ?? []).map((item) => String(item.key)).join('.'),
    message: issue.message,
  }));
  throw new AppError('INVALID', { message: issues[0]?.message ?? 'The request is not valid', issues });
}
