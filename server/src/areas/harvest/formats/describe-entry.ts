import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { extractReportFeatures, type ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { normalisedWords } from '@fap/shared/texts/shingles.ts';
import { sketchText, type TextSketch } from '@fap/shared/texts/sketch/text-sketch.ts';
import type { PublishedEntry } from './published-entry.ts';

/** An entry with the features it is compared by. */
export interface DescribedEntry {
  entry: PublishedEntry;
  features: ReportFeatures;
  /** Null when there are no words to compare. */
  sketch: TextSketch | null;
  contentHash: string;
}

/** Authorities name themselves in their warnings; their own domains must not link clusters. */
const AUTHORITY = /(?:^|\.)(?:gov|gouv|gob|govt)(?:\.[a-z]{2})?$/u;

/** Extracts the features an entry is compared by. */
export const describeEntry = (entry: PublishedEntry): DescribedEntry => ({
  entry,
  features: entryFeatures(entry),
  sketch: sketchText(`${entry.title}\n${entry.summary}`),
  contentHash: contentHashOf(entry),
});

/** A warning's features, without those of the authority and of the place of publication. */
function entryFeatures({ title, summary, url }: PublishedEntry): ReportFeatures {
  const text = `${title}\n${summary}`;
  const host = url === null ? '' : (URL.parse(url)?.hostname ?? '');
  const isOther = ({ type, value }: Indicator) =>
    type !== 'domain' || !(AUTHORITY.test(value) || host === value || host.endsWith(`.${value}`));
  const features = extractReportFeatures({ description: text, evidence: '', scamPersonas: '' });
  const indicators = extractIndicators(text).filter(isOther);
  const named = new Set(indicators.map(({ type, value }) => `${type} ${value}`));
  const { structural } = features.traits;
  const identifiers = structural.identifiers.filter((indicator) => named.has(indicator));
  return {
    ...features,
    indicators,
    traits: { ...features.traits, structural: { ...structural, identifiers } },
  };
}

/** Hash of the words and indicators: equal for the same warning of several sources. */
function contentHashOf({ title, summary }: PublishedEntry): string {
  const text = `${title}\n${summary}`;
  return sha256Hex(
    `${normalisedWords(text).join(' ')}\n${indicatorKey(extractIndicators(text))}\n${title.toLowerCase()}`,
  );
}

/** A comparable key of indicators: types and values without duplicates, sorted. */
export const indicatorKey = (indicators: readonly { type: string; value: string }[]): string =>
  [...new Set(indicators.map(({ type, value }) => `${type} ${value}`))].sort().join('\n');
