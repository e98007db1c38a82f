import { type Indicator, PERSONAL_INDICATOR_TYPES } from '../evidence/indicator-types.ts';
import { namedIndicators } from '../evidence/named-indicators.ts';
import { DNA_VERSION } from './dna/layers.ts';
import { readTraits, type Traits } from './dna/report-traits.ts';
import type { Submission } from './submission.ts';
import { KEYS_VERSION } from './text/candidate-keys.ts';
import { SKETCH_VERSION, sketchText, type TextSketch } from './text/text-sketch.ts';

/** Version of everything a report is compared by: traits, keys and sketches. */
export const FINGERPRINT_VERSION = 1_000 * DNA_VERSION + 10 * KEYS_VERSION + SKETCH_VERSION;

/** A victim's own account, or what the scammers wrote or said. */
export type TextPart = 'account' | 'script';

/** What a report is compared by. */
export interface ReportFingerprint {
  indicators: readonly Indicator[];
  texts: readonly (TextSketch & { part: TextPart })[];
  traits: Traits;
}

/** The words of a report that are compared. */
export type ComparedReport = Pick<Submission, 'description' | 'evidence' | 'scamPersonas'> &
  Partial<Pick<Submission, 'amountInvolved' | 'dateOccurred'>>;

/** A report's identifiers, sketches and traits; what a victim calls their own links nobody to anybody and is left out. */
export function fingerprintReport(report: ComparedReport, ownEmail: string | null = null): ReportFingerprint {
  const text = `${report.description}\n${report.evidence}\n${report.scamPersonas}`;
  return {
    indicators: namedIndicators(text, ownEmail),
    texts: [...partOf('account', report.description), ...partOf('script', report.evidence)],
    traits: readTraits({ amountInvolved: '', dateOccurred: '', ...report }),
  };
}

function partOf(part: TextPart, text: string): ReportFingerprint['texts'] {
  const sketched = sketchText(text);
  return sketched ? [{ part, ...sketched }] : [];
}

/**
 * What a text is compared by when somebody only asks and hands nothing in: without what may be a person's own, so that
 * nobody can try whether an account was reported.
 */
export function fingerprintQuestion(report: ComparedReport): ReportFingerprint {
  const fingerprint = fingerprintReport(report);
  const isAskable = ({ type }: Pick<Indicator, 'type'>) => !PERSONAL_INDICATOR_TYPES.includes(type);
  const { payment } = fingerprint.traits;
  const accounts = payment.accounts.filter(
    (account) => !PERSONAL_INDICATOR_TYPES.some((type) => account.startsWith(`${type} `)),
  );
  return {
    ...fingerprint,
    indicators: fingerprint.indicators.filter(isAskable),
    traits: { ...fingerprint.traits, payment: { ...payment, accounts } },
  };
}
