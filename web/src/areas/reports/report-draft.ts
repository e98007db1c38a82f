import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { type SubmissionInput, submissionSchema } from '@fap/shared/reports/submission.ts';
import { t } from '@lingui/core/macro';
import * as v from 'valibot';
import { localToday } from '../../platform/server-clock.ts';
import type { SummaryError } from '../../ui/error-summary.tsx';
import { type CareAnswers, careOfDraft } from './report-care.ts';

/** The fields of an unsent report. */
export interface ReportDraft extends CareAnswers {
  scamName: string;
  scamType: string;
  description: string;
  contactMethod: string;
  dateOccurred: string;
  amountInvolved: string;
  scamPersonas: string;
  evidence: string;
  /** Who wrote the text in `evidence`. */
  evidenceAuthor: TextAuthor;
  /** Whether volunteers may read the reporter's own sentences. */
  consentWords: boolean;
  /** Created at the first attempt to send and kept until one succeeds, so that retries are idempotent. */
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
  paymentRail: '',
  paidAt: '',
  goesOn: '',
  ageBand: '',
  idempotencyKey: '',
};

export const REPORT_STEPS = [
  t`Scam Details`,
  t`Evidence Upload`,
  t`Financial Impact`,
  t`Personas`,
  t`Vault Consent`,
] as const;

/** Not checked as fields of the form: the answers for the first advice are sent as one part. */
type NotSent = 'idempotencyKey' | keyof CareAnswers;
export type ReportField = Exclude<keyof ReportDraft, NotSent> | 'consentVault';
export type FieldErrors = Partial<Record<ReportField, string>>;

/** The step of each field, in the order of the form. */
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

/** The DOM id of a field, to which the error summary links. */
export function fieldId(field: ReportField): string {
  return `report-${field}`;
}

export type CheckedReport =
  | { isValid: true; report: SubmissionInput }
  | { isValid: false; errors: FieldErrors };

const LATER = t`This date is in the future. Please check it.`;

/** Checks a draft with the same schema and messages as the server, and that its date is not in the future. */
export function checkReport(draft: ReportDraft, consentVault: boolean): CheckedReport {
  const { idempotencyKey, paymentRail: _, paidAt: __, goesOn: ___, ageBand: ____, ...fields } = draft;
  const result = v.safeParse(submissionSchema, {
    ...fields,
    consentVault,
    care: careOfDraft(draft),
    ...(idempotencyKey ? { idempotencyKey } : {}),
  });
  // Today is this device's: where somebody lives it may already be tomorrow.
  const later = draft.dateOccurred > localToday() ? { dateOccurred: LATER } : null;
  if (result.success && !later) return { isValid: true, report: result.output };
  const issues = (result.issues ?? []).map((issue) => ({
    path: v.getDotPath(issue) ?? '',
    message: issue.message,
  }));
  return { isValid: false, errors: { ...errorsByField(issues), ...later } };
}

/** What is missing in a draft before it can be submitted; the consent is asked for beside its button. */
export function missingOf(draft: ReportDraft): FieldErrors {
  const checked = checkReport(draft, true);
  return checked.isValid ? {} : checked.errors;
}

/** The errors of these steps only. */
export function onlySteps(errors: FieldErrors, steps: ReadonlySet<number>): FieldErrors {
  const kept = Object.entries(errors).filter(([field]) => steps.has(FIELD_STEPS[field as ReportField]));
  return Object.fromEntries(kept);
}

/** The first message of each field of this form, from our own check or the server's. */
export function errorsByField(issues: readonly { path: string; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) {
    const field = FIELDS.find((name) => name === path);
    if (field && !errors[field]) errors[field] = message;
  }
  return errors;
}

/** The errors as a list in the order of the form. */
export function summaryOf(errors: FieldErrors): SummaryError[] {
  return FIELDS.flatMap((field) => (errors[field] ? [{ field, message: errors[field] }] : []));
}

/** The steps that have errors. */
export function faultySteps(errors: FieldErrors): Set<number> {
  return new Set(summaryOf(errors).map(({ field }) => FIELD_STEPS[field as ReportField]));
}
