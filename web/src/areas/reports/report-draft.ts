import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { type SubmissionInput, submissionSchema } from '@fap/shared/reports/submission.ts';
import * as v from 'valibot';
import type { SummaryError } from '../../ui/error-summary.tsx';

/** What somebody has typed and chosen so far. */
export interface ReportDraft {
  scamName: string;
  scamType: string;
  description: string;
  contactMethod: string;
  dateOccurred: string;
  amountInvolved: string;
  scamPersonas: string;
  evidence: string;
  /** Who wrote what stands in `evidence`. */
  evidenceAuthor: TextAuthor;
  /** Whether volunteers may read the reporter's own sentences. */
  consentWords: boolean;
  /** Made at the first try to send and kept until it succeeds, so that a retry never makes two reports. */
  idempotencyKey: string;
}

export const EMPTY_DRAFT: ReportDraft = {
  scamName: '',
  scamType: '',
  description: '',
  contactMethod: '',
  dateOccurred: '',
  amountInvolved: '',
  scamPersonas: '',
  evidence: '',
  evidenceAuthor: 'mixed',
  consentWords: false,
  idempotencyKey: '',
};

export const REPORT_STEPS = [
  'Scam Details',
  'Evidence Upload',
  'Financial Impact',
  'Personas',
  'Vault Consent',
] as const;

export type ReportField = Exclude<keyof ReportDraft, 'idempotencyKey'> | 'consentVault';
export type FieldErrors = Partial<Record<ReportField, string>>;

/** The step on which each field stands; its order is the form's. */
export const FIELD_STEPS: Record<ReportField, number> = {
  scamName: 1,
  scamType: 1,
  description: 1,
  contactMethod: 1,
  dateOccurred: 1,
  evidence: 2,
  evidenceAuthor: 2,
  amountInvolved: 3,
  scamPersonas: 4,
  consentWords: 5,
  consentVault: 5,
};
const FIELDS = Object.keys(FIELD_STEPS) as ReportField[];

/** The id by which a summary leads to a field. */
export function fieldId(field: ReportField): string {
  return `report-${field}`;
}

export type CheckedReport =
  | { isValid: true; report: SubmissionInput }
  | { isValid: false; errors: FieldErrors };

/** Checks a draft by the rules and with the messages that the server uses too. */
export function checkReport(draft: ReportDraft, consentVault: boolean): CheckedReport {
  const { idempotencyKey, ...fields } = draft;
  const result = v.safeParse(submissionSchema, {
    ...fields,
    consentVault,
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
  if (result.success) return { isValid: true, report: result.output };
  return {
    isValid: false,
    errors: errorsByField(
      result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message })),
    ),
  };
}

/** The first message of each field of this form; used for our own check and for the server's. */
export function errorsByField(issues: readonly { path: string; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = FIELDS.find((name) => name === path);
    if (field && !errors[field]) errors[field] = message;
  }
  return errors;
}

/** The errors as a summary lists them, in the form's order. */
export function summaryOf(errors: FieldErrors): SummaryError[] {
  return FIELDS.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []));
}

/** The steps that have something to correct. */
export function faultySteps(errors: FieldErrors): Set<number> {
  return new Set(summaryOf(errors).map(({ field }) => FIELD_STEPS[field as ReportField]));
}
