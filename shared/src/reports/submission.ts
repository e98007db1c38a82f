import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { CONTACT_METHODS } from '../catalogue/contact-methods.ts';
import { SCAM_TYPES } from '../catalogue/scam-types.ts';
import { idempotencyKeySchema, idSchema, storableText } from '../kernel/schemas.ts';
import { TEXT_AUTHORS } from '../privacy/text-author.ts';
import { careSchema } from './care.ts';
import { MAX_REPORT_FILES } from './constants.ts';

const NAME = t`Scam name must be at least 3 characters`;
const DESCRIPTION = t`Description must be at least 10 characters`;
const DATE = t`Date is required`;
const PERSONAS = t`Please describe the personas encountered`;
const CONSENT = t`You must consent to vault anchoring to proceed`;

const required = (min: number, max: number, message: string) =>
  v.pipe(v.string(message), v.trim(), v.minLength(min, message), storableText(max));

const isCalendarDate = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** A victim's report as the wizard sends it; every message is the specification's own. */
export const submissionSchema = v.object({
  scamName: required(3, 200, NAME),
  scamType: v.picklist(SCAM_TYPES, t`Please select a scam type`),
  description: required(10, 20_000, DESCRIPTION),
  contactMethod: v.picklist(CONTACT_METHODS, t`Please select how they contacted you`),
  dateOccurred: v.pipe(v.string(DATE), v.regex(/^\d{4}-\d\d-\d\d$/u, DATE), v.check(isCalendarDate, DATE)),
  amountInvolved: v.optional(storableText(100), ''),
  scamPersonas: required(3, 5_000, PERSONAS),
  evidence: v.optional(storableText(20_000), ''),
  /** Who wrote `evidence`; if it is entirely the other side's, the crowd may read it, redacted. */
  evidenceAuthor: v.optional(v.picklist(TEXT_AUTHORS), 'mixed'),
  consentVault: v.literal(true, CONSENT),
  /** Volunteers may read the reporter's own sentences, without names. */
  consentWords: v.optional(v.boolean(), false),
  care: v.optional(careSchema),
  evidenceIds: v.optional(v.pipe(v.array(idSchema), v.maxLength(MAX_REPORT_FILES)), []),
  idempotencyKey: v.optional(idempotencyKeySchema),
});

export type SubmissionInput = v.InferInput<typeof submissionSchema>;
export type Submission = v.InferOutput<typeof submissionSchema>;
