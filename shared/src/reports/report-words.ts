import * as v from 'valibot';
import { canonicalJson, sha256Hex } from '../kernel/canonical-json.ts';
import { submissionSchema } from './submission.ts';

/** Everything a report tells in words; what is not among them was decided, not told. */
export const reportWordsSchema = v.object(
  v.pick(submissionSchema, [
    'scamName',
    'scamType',
    'description',
    'contactMethod',
    'dateOccurred',
    'amountInvolved',
    'scamPersonas',
    'evidence',
    'evidenceAuthor',
  ]).entries,
);
export type ReportWords = v.InferOutput<typeof reportWordsSchema>;

/** The SHA-256 of a report's words: of their canonical JSON, so that it is the same wherever it is computed. */
export const wordsFingerprint = (words: ReportWords): string => sha256Hex(canonicalJson(words));

/** Characters that cannot be mistaken for each other in handwriting or over the telephone. */
const READABLE = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/**
 * A report's receipt number. It follows from the report's id alone, so it never changes, and nothing can be looked up by it:
 * knowing somebody's number opens nothing.
 */
export function receiptNumber(reportId: string): string {
  const digest = sha256Hex(`receipt\n${reportId}`);
  const letters = Array.from({ length: GROUPS * GROUP_LENGTH }, (_, index) =>
    READABLE.charAt(Number.parseInt(digest.slice(index * 4, index * 4 + 4), 16) % READABLE.length),
  ).join('');
  return `R-${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`;
}
