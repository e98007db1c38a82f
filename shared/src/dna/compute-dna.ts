import { plural, t } from '@fap/shared/kernel/words.ts';
import type { IndicatorType } from '../indicators/indicator-types.ts';
import { isSafelisted } from '../indicators/safelist.ts';
import { compareTraits } from '../matching/traits/compare-traits.ts';
import { DNA_LAYERS, DNA_VERSION, type DnaLayer, type LayerSimilarities } from '../matching/traits/layers.ts';
import { publicTraits } from '../matching/traits/public-traits.ts';
import type { Traits } from '../matching/traits/report-traits.ts';
import type { DnaFeature, DnaLayerResult, DnaResult } from './dna-result.ts';
import { quotePassage } from './quote-passage.ts';
import { describeFeature, type FeatureLook, featureKeys } from './trait-features.ts';

/** A report as input of its cluster's DNA. */
export interface DnaReport {
  /** `Report 3`. */
  exhibit: string;
  traits: Traits;
  /** Its redacted words, to check whether a feature is hidden in them; never shown. */
  text?: string;
  /** The passages the crowd may read; without them it is not quoted. */
  passages?: readonly string[];
}

/** Newest reports that are compared pairwise; the cost is quadratic, and more would add little. */
const MAX_COMPARED = 40;
/** Number of reports from which it no longer lowers the strength. */
const FULL_REPORTS = 10;
const MAX_FEATURES = 30;
const MAX_QUOTES = 2;

/**
 * A cluster's DNA (domain method, section 2): what its reports have in each layer, how alike they are, and the
 * strength, the share of layers with data × mean similarity × min(1, reports / 10). Reports come oldest first. It is
 * public: sums, reported names and personal accounts are left out.
 */
export function computeDna(named: readonly DnaReport[]): DnaResult {
  const reports = named.map((report) => ({ ...report, traits: publicTraits(report.traits) }));
  const pairs = comparePairs(reports.slice(-MAX_COMPARED));
  const layers = DNA_LAYERS.map(({ key, name, weight }): DnaLayerResult => {
    const similarities = pairs.flatMap((pair) => pair[key] ?? []);
    return {
      layer: key,
      name,
      weight,
      strength: similarities.length === 0 ? null : mean(similarities) * 100,
      pairs: similarities.length,
      reportsWithData: reports.filter(({ traits }) => featureKeys(traits)[key].length > 0).length,
      features: listFeatures(key, reports),
    };
  });
  const strengths = layers.flatMap(({ strength }) => strength ?? []);
  const meanSimilarity = strengths.length === 0 ? null : mean(strengths);
  const reportShare = Math.min(1, reports.length / FULL_REPORTS);
  return {
    version: DNA_VERSION,
    reports: reports.length,
    strength:
      meanSimilarity === null ? null : (strengths.length / DNA_LAYERS.length) * meanSimilarity * reportShare,
    breakdown: { layersWithData: strengths.length, meanSimilarity, reportShare },
    layers,
  };
}

const mean = (values: readonly number[]): number =>
  Math.min(100, values.reduce((sum, value) => sum + value, 0) / values.length);

function comparePairs(reports: readonly DnaReport[]): LayerSimilarities[] {
  return reports.flatMap(({ traits }, index) =>
    reports.slice(index + 1).map((other) => compareTraits(traits, other.traits, rarityWithin).similarities),
  );
}

/** Inside a cluster all hard indicators weigh the same; common ones weigh nothing. */
function rarityWithin(indicator: string): number {
  const [type = '', value = ''] = indicator.split(' ', 2);
  return isSafelisted(type as IndicatorType, value) ? 0 : 1;
}

function listFeatures(layer: DnaLayer, reports: readonly DnaReport[]): DnaFeature[] {
  const showing = new Map<string, DnaReport[]>();
  for (const report of reports)
    for (const key of new Set(featureKeys(report.traits)[layer]))
      showing.set(key, [...(showing.get(key) ?? []), report]);
  const hidden = new Map<string, number>();
  return [...showing]
    .filter(([key]) => layer !== 'structural' || rarityWithin(key) > 0)
    .sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1))
    .map(([key, some]) => ({ look: describeFeature(layer, key), some }))
    .filter(({ look, some }) => mayBeTold(look, some))
    .slice(0, MAX_FEATURES)
    .map(({ look, some }) => ({
      label: look.hiddenAs === undefined ? look.label : numbered(look.label, look.hiddenAs, hidden),
      why: t`Found in ${some.length} of ${plural(reports.length, { one: '# report', other: '# reports' })}`,
      exhibits: some.map(({ exhibit }) => exhibit),
      quotes: look.pattern === null ? [] : quotesOf(some, look.pattern),
    }));
}

/** Whether the crowd may see a feature; without the words of its reports, several reports must have it. */
function mayBeTold({ needsOthers, shownAs }: FeatureLook, reports: readonly DnaReport[]): boolean {
  if (needsOthers) return reports.length > 1;
  if (shownAs === undefined) return true;
  const texts = reports.flatMap(({ text }) => text ?? []);
  if (texts.length === 0) return reports.length > 1;
  return texts.some((text) => text.toLowerCase().includes(shownAs));
}

/** Hidden values are distinguished by a number. */
function numbered(label: string, hiddenAs: string, counts: Map<string, number>): string {
  const ordinal = (counts.get(label) ?? 0) + 1;
  counts.set(label, ordinal);
  return `${label} ${ordinal} (${hiddenAs})`;
}

/** Passages of the newest reports that show it. */
function quotesOf(reports: readonly DnaReport[], pattern: RegExp): DnaFeature['quotes'] {
  const quotes: DnaFeature['quotes'] = [];
  for (const { exhibit, passages = [] } of reports.toReversed()) {
    const passage = passages.map((words) => quotePassage(words, pattern)).find((one) => one !== null) ?? null;
    if (passage !== null) quotes.push({ exhibit, text: passage });
    if (quotes.length === MAX_QUOTES) break;
  }
  return quotes;
}
