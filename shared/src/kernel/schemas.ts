import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';

/** PostgreSQL text cannot hold U+0000, and lone surrogates are not UTF-8: both are refused at the edge. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** Any text that can be stored and shown. */
export const storableText = (maxLength: number) =>
  v.pipe(
    v.string(t`Please enter text`),
    v.maxLength(maxLength, t`Please use at most ${maxLength} characters`),
    v.check(isStorable, t`This text has characters that cannot be stored`),
  );

/** An id as it occurs in paths and bodies: short, printable, without white space. */
export const idSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(100),
  v.regex(/^[\w.:-]+$/u, t`Not an id`),
);

/** An idempotency key made by the client. */
export const idempotencyKeySchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(120),
  v.regex(/^[\x21-\x7e]+$/u, t`Not an idempotency key`),
);

/** ISO 8601 UTC time on the wire. */
export const timeSchema = v.pipe(v.string(), v.isoTimestamp());
export const percentSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
export const moneySchema = v.object({
  cents: v.pipe(v.number(), v.integer()),
  currency: v.pipe(v.string(), v.length(3)),
});
export type Money = v.InferOutput<typeof moneySchema>;
