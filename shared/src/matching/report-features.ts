import { type Indicator, PERSONAL_INDICATOR_TYPES } from '../indicators/indicator-types.ts';
import { namedIndicators } from '../indicators/named-indicators.ts';
import type { Submission } from '../reports/submission.ts';
import { KEYS_VERSION } from '../texts/sketch/candidate-keys.ts';
import {
  countContentWords,
  SKETCH_VERSION,
  sketchText,
  type TextSketch,
} from '../texts/sketch/text-sketch.ts';
import { DNA_VERSION } from './traits/layers.ts';
import { publicTraits } from './traits/public-traits.ts';
import { extractTraits, type Traits } from './traits/report-traits.ts';

/** Version of everything a report is compared by: traits, keys and sketches. */
export const FEATURES_VERSION = 1_000 * DNA_VERSION + 10 * KEYS_VERSION + SKETCH_VERSION;

/** A victim's own account, or what the scammers wrote or said. */
export const TEXT_PARTS = ['account', 'script'] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** What a report is compared by. A brief text is one line around an address: it is found, and its likeness joins nothing. */
export interface ReportFeatures {
  indicators: readonly Indicator[];
  texts: readonly (TextSketch & { part: TextPart; words: number; isBrief: boolean })[];
  traits: Traits;
}

/** The words of a report that are compared. */
export type ComparedReport = Pick<Submission, 'description' | 'evidence' | 'scamPersonas'> &
  Partial<Pick<Submission, 'amountInvolved' | 'dateOccurred'>>;

/** Extracts a report's indicators, sketches and traits, without what the victim calls their own. */
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

/** A line with a web address. */
const ADDRESS = /https?:|hxxps?:|www\.|(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{2,63}(?:\.|\[\.\])\p{L}{2}/iu;
/** Minimum of words of a story. */
const MIN_WORDS = 8;
/** A line with an address and fewer words than this beside it is brief; the address’s own letters are no words, or its name would decide. */
const BRIEF_WORDS = 6;
/** Minimum of content words of a brief text: "You can read of it on …" is nobody's message. */
const MIN_CONTENT = 3;

/**
 * The part of a text that is compared: without lines that contain a web address, such as a newsletter's footer, if a
 * story remains. Those lines are alike because of the address, which would then count twice. Of a text with only such
 * lines the first one counts: footers come last.
 */
function storyOf(text: string): { story: string; isAddressLine: boolean } {
  const lines = text.split('\n');
  const rest = lines.filter((line) => !ADDRESS.test(line));
  if (countWords(rest.join('\n')) >= MIN_WORDS) return { story: rest.join('\n'), isAddressLine: false };
  const first = lines.findIndex((line) => ADDRESS.test(line));
  const kept = lines.filter((line, index) => index === first || !ADDRESS.test(line)).join('\n');
  return { story: kept, isAddressLine: true };
}

const withoutAddresses = (text: string): string =>
  text
    .split(/\s/u)
    .filter((word) => !ADDRESS.test(word))
    .join(' ');

const countWords = (text: string): number => text.match(/\p{L}{2,}/gu)?.length ?? 0;

function partOf(part: TextPart, text: string): ReportFeatures['texts'] {
  const { story, isAddressLine } = storyOf(text);
  const isBrief = part === 'script' && isAddressLine && countWords(withoutAddresses(story)) < BRIEF_WORDS;
  if (isBrief && countContentWords(story) < MIN_CONTENT) return [];
  const sketched = sketchText(story);
  return sketched ? [{ part, words: text.split(/\s+/u).length, isBrief, ...sketched }] : [];
}

/** Features of a mere query: without personal indicators, so that nobody can probe whether an account was reported. */
export function extractQuestionFeatures(report: ComparedReport): ReportFeatures {
  const features = extractReportFeatures(report);
  return {
    ...features,
    indicators: features.indicators.filter(({ type }) => !PERSONAL_INDICATOR_TYPES.includes(type)),
    traits: askableTraits(features.traits),
  };
}

/**
 * Traits that a query may be compared with: those the cluster's page shows anyway. Sums, names, paths and accounts are
 * left out on both sides, or they could be guessed by watching the likeness.
 */
export function askableTraits(traits: Traits): Traits {
  const shown = publicTraits(traits);
  return { ...shown, structural: { ...shown.structural, urlPatterns: [] } };
}
