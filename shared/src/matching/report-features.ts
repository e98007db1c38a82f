import { type Indicator, PERSONAL_INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { namedIndicators } from '../indicators/named-indicators.ts';
import type { Submission } from '../reports/submission.ts';
import { KEYS_VERSION } from '../texts/sketch/candidate-keys.ts';
import { SKETCH_VERSION, sketchText, type TextSketch } from '../texts/sketch/text-sketch.ts';
import { DNA_VERSION } from './traits/layers.ts';
import { publicTraits } from './traits/public-traits.ts';
import { extractTraits, type Traits } from './traits/report-traits.ts';

/** Version of everything a report is compared by: traits, keys and sketches. */
export const FEATURES_VERSION = 1_000 * DNA_VERSION + 10 * KEYS_VERSION + SKETCH_VERSION;

/** A victim's own account, or what the scammers wrote or said. */
export type TextPart = 'account' | 'script';

/** What a report is compared by. */
export interface ReportFeatures {
  indicators: readonly Indicator[];
  texts: readonly (TextSketch & { part: TextPart; words: number })[];
  traits: Traits;
}

/** The words of a report that are compared. */
export type ComparedReport = Pick<Submission, 'description' | 'evidence' | 'scamPersonas'> &
  Partial<Pick<Submission, 'amountInvolved' | 'dateOccurred'>>;

/** A report's identifiers, sketches and traits; what a victim calls their own links nobody to anybody and is left out. */
export function extractReportFeatures(
  report: ComparedReport,
  ownEmail: string | null = null,
): ReportFeatures {
  const text = `${report.description}\n${report.evidence}\n${report.scamPersonas}`;
  return {
    indicators: namedIndicators(text, ownEmail),
    texts: [...partOf('account', report.description), ...partOf('script', report.evidence)],
    traits: extractTraits({ amountInvolved: '', dateOccurred: '', ...report }),
  };
}

/** A line with an address in it: what stands there is the frame around the address. */
const ADDRESS = /https?:|hxxps?:|www\.|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,63}(?:\.|\[\.\])\p{L}{2}/iu;
/** Fewer words than this tell no story. */
const MIN_WORDS = 8;

/**
 * What of a text is compared: not its lines with addresses, such as a newsletter's footer or "I saw it on …", where a story
 * stands beside them. They are alike because the address is, and would make the address speak for itself. Of a text that
 * is nothing but such lines the first one counts: a footer stands at the end.
 */
function storyOf(part: TextPart, text: string): string {
  const lines = text.split('\n');
  const rest = lines.filter((line) => !ADDRESS.test(line));
  if (countWords(rest.join('\n')) >= MIN_WORDS) return rest.join('\n');
  const first = lines.findIndex((line) => ADDRESS.test(line));
  const kept = lines.filter((line, index) => index === first || !ADDRESS.test(line)).join('\n');
  return part === 'script' && countWords(kept) < MIN_WORDS + 2 ? '' : kept;
}

const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

function partOf(part: TextPart, text: string): ReportFeatures['texts'] {
  const sketched = sketchText(storyOf(part, text));
  return sketched ? [{ part, words: text.split(/\s+/u).length, ...sketched }] : [];
}

/**
 * What a text is compared by when somebody only asks and hands nothing in: without what may be a person's own, so that
 * nobody can try whether an account was reported.
 */
export function extractQuestionFeatures(report: ComparedReport): ReportFeatures {
  const features = extractReportFeatures(report);
  return {
    ...features,
    indicators: features.indicators.filter(({ type }) => !PERSONAL_INDICATOR_TYPES.includes(type)),
    traits: askableTraits(features.traits),
  };
}

/**
 * What of a report a question may be compared with: what its cluster's page tells of it anyway. Sums, names, paths and
 * accounts are left out on both sides, or one guess after the other could be tried until the likeness says it is right.
 */
export function askableTraits(traits: Traits): Traits {
  const told = publicTraits(traits);
  return { ...told, structural: { ...told.structural, urlPatterns: [] } };
}
