import { describe, expect, it } from 'vitest';
import { localToday } from '../../platform/server-clock.ts';
import {
  checkReport,
  EMPTY_DRAFT,
  errorsByField,
  faultySteps,
  type ReportDraft,
  summaryOf,
} from './report-draft.ts';

const GOOD: ReportDraft = {
  ...EMPTY_DRAFT,
  scamName: 'Funds Back',
  scamType: 'crypto_recovery',
  description: 'They asked for a release fee.',
  contactMethod: 'email',
  dateOccurred: '2026-03-01',
  scamPersonas: 'Agent Miller',
  idempotencyKey: 'key-1',
};

function errorsOf(draft: ReportDraft, hasConsent: boolean) {
  const checked = checkReport(draft, hasConsent);
  return checked.isValid ? {} : checked.errors;
}

describe('the check of a report', () => {
  it('gives the messages of the specification in the order of the form', () => {
    expect(summaryOf(errorsOf(EMPTY_DRAFT, false)).map((error) => error.message)).toEqual([
      'Scam name must be at least 3 characters',
      'Please select a scam type',
      'Description must be at least 10 characters',
      'Please select how they contacted you',
      'Date is required',
      'Please describe the personas encountered',
      'You must consent to vault anchoring to proceed',
    ]);
  });

  it('counts characters without surrounding white space', () => {
    expect(errorsOf({ ...GOOD, scamName: '  ab  ' }, true)).toEqual({
      scamName: 'Scam name must be at least 3 characters',
    });
  });

  it('refuses a date in the future, and takes today', () => {
    expect(errorsOf({ ...GOOD, dateOccurred: '2199-01-01', scamName: '' }, true)).toEqual({
      scamName: 'Scam name must be at least 3 characters',
      dateOccurred: 'This date is in the future. Please check it.',
    });
    expect(errorsOf({ ...GOOD, dateOccurred: localToday() }, true)).toEqual({});
  });

  it('requires neither an amount nor further evidence', () => {
    expect(errorsOf({ ...GOOD, amountInvolved: '', evidence: '' }, true)).toEqual({});
  });

  it('returns a valid report with its idempotency key', () => {
    const checked = checkReport(GOOD, true);
    expect(checked).toMatchObject({
      isValid: true,
      report: { scamName: 'Funds Back', idempotencyKey: 'key-1' },
    });
  });

  it('names the steps that need correction', () => {
    expect([...faultySteps(errorsOf(EMPTY_DRAFT, true))]).toEqual([1, 4]);
  });

  it("takes the server's first message of each field and ignores fields it does not know", () => {
    expect(
      errorsByField([
        { path: 'description', message: 'one' },
        { path: 'description', message: 'two' },
        { path: 'evidenceIds.0', message: 'three' },
      ]),
    ).toEqual({ description: 'one' });
  });
});
