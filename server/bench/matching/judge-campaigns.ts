import { scoreMatch } from '@fap/shared/matching/match-score.ts';
import { extractReportFeatures, type ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { compareTraits } from '@fap/shared/matching/traits/compare-traits.ts';
import { sketchText, type TextSketch, templateSimilarity } from '@fap/shared/texts/sketch/text-sketch.ts';
import { SeededRandom } from '../../src/platform/collab/testing/seeded-random.ts';

/** A message with its campaign; null for a single message. */
export interface CampaignMessage {
  campaign: string | null;
  text: string;
}

/** A way to compare two texts: the features of a text, and the similarity of two; null when they would not be compared. */
export interface Method<T> {
  name: string;
  extract(text: string): T;
  similarity(a: T, b: T): number | null;
}

/** How well a method finds the messages of one campaign (shares, 0–1). */
export interface Judgement {
  /** Share of a campaign's pairs that are compared at all. */
  candidates: number;
  /** Share of a campaign's pairs that are found at a precision of 0.9. */
  recall: number;
  /** Its 95 % interval by the bootstrap over campaigns. */
  recallInterval: [low: number, high: number];
  /** Messages with others of their campaign, and those of them whose most similar message is of it, ties counted against it. */
  asked: number;
  first: number;
  /** Share of a message's campaign (at most ten of it) among the ten messages most similar to it. */
  recallAtTen: number;
}

const PRECISION = 0.9;
const TOP = 10;

/** The product's comparison: texts that share a key, by their sketches. */
export const PRODUCT: Method<TextSketch | null> = {
  name: 'ours',
  extract: sketchText,
  similarity(a, b) {
    if (!a || !b) return null;
    const keys = new Set(a.bands);
    return b.bands.some((key) => keys.has(key)) ? templateSimilarity(a.sketch, b.sketch) : null;
  },
};

/** The figure that the product shows for two reports with nothing but these texts, each in a cluster of its own. */
export const SHOWN: Method<ReportFeatures> = {
  name: 'ours, as shown',
  extract: (evidence) => extractReportFeatures({ description: '', evidence, scamPersonas: '' }),
  similarity(a, b) {
    const keys = new Set(a.texts.flatMap(({ bands }) => bands));
    if (!b.texts.some(({ bands }) => bands.some((key) => keys.has(key)))) return null;
    const textSimilarity = Math.max(
      ...a.texts.flatMap(({ sketch }) => b.texts.map((other) => templateSimilarity(sketch, other.sketch))),
    );
    const { similarities } = compareTraits(a.traits, b.traits, () => 1);
    return scoreMatch({ comparison: { similarities, hardHits: [] }, textSimilarity }).percent;
  },
};

/** Jaccard similarity of word triples. */
export const SHINGLES: Method<ReadonlySet<string>> = {
  name: '3-shingles',
  extract(text) {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return new Set(words.slice(2).map((_, place) => words.slice(place, place + 3).join(' ')));
  },
  similarity(a, b) {
    const shared = [...a].filter((shingle) => b.has(shingle)).length;
    return shared === 0 ? null : shared / (a.size + b.size - shared);
  },
};

/** Cosine similarity of words by TF-IDF, the frequencies those of the set itself. */
export function tfIdfOf(messages: readonly CampaignMessage[]): Method<ReadonlyMap<string, number>> {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const documents = new Map<string, number>();
  for (const { text } of messages)
    for (const word of new Set(wordsOf(text))) documents.set(word, (documents.get(word) ?? 0) + 1);
  return {
    name: 'TF-IDF cosine',
    extract(text) {
      const counts = new Map<string, number>();
      for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
      const weighed = [...counts].map(([word, count]): [string, number] => [
        word,
        (1 + Math.log(count)) * Math.log((1 + messages.length) / (1 + (documents.get(word) ?? 0))),
      ]);
      const norm = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
      return new Map(weighed.map(([word, weight]) => [word, weight / norm]));
    },
    similarity(a, b) {
      let sum = 0;
      for (const [word, weight] of a) sum += weight * (b.get(word) ?? 0);
      return sum === 0 ? null : sum;
    },
  };
}

/** Compares every message with every other. */
export function judgeCampaigns<T>(messages: readonly CampaignMessage[], method: Method<T>): Judgement {
  const groups = new Map<string, number>();
  const read = messages.map(({ campaign, text }, index) => {
    const name = campaign ?? `alone ${index}`;
    if (!groups.has(name)) groups.set(name, groups.size);
    return { campaign, group: groups.get(name) ?? 0, of: method.extract(text) };
  });
  const pairs: ComparedPair[] = [];
  const ten = { wanted: 0, found: 0 };
  const alone = { asked: 0, first: 0 };
  const sizes = new Array<number>(groups.size).fill(0);
  for (const { group } of read) sizes[group] = (sizes[group] ?? 0) + 1;
  const allSame = sizes.reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
  for (const [index, one] of read.entries()) {
    const compared: ComparedPair[] = [];
    for (const [other, { group, of }] of read.entries()) {
      if (other === index) continue;
      const similarity = method.similarity(one.of, of);
      if (similarity === null) continue;
      const pair = { similarity, isSame: group === one.group, groups: [one.group, group] as const };
      compared.push(pair);
      if (other > index) pairs.push(pair);
    }
    const siblings = (sizes[one.group] ?? 1) - 1;
    ten.wanted += Math.min(TOP, siblings);
    if (siblings === 0) continue;
    // Ties count against it: the others first.
    compared.sort((a, b) => bySimilarity(a, b) || Number(a.isSame) - Number(b.isSame));
    ten.found += compared.slice(0, TOP).filter(({ isSame }) => isSame).length;
    alone.asked += 1;
    if (compared[0]?.isSame) alone.first += 1;
  }
  return {
    candidates: pairs.filter(({ isSame }) => isSame).length / allSame,
    ...recallAtPrecision(pairs, sizes),
    ...alone,
    recallAtTen: ten.found / ten.wanted,
  };
}

/** Two messages, by the numbers of their campaigns. */
interface ComparedPair {
  similarity: number;
  isSame: boolean;
  groups: readonly [one: number, other: number];
}

const bySimilarity = (a: { similarity: number }, b: { similarity: number }) => b.similarity - a.similarity;

const DRAWS = 200;
const SEED = 20;

/** The share of pairs of one campaign that is found at the precision, and its interval when campaigns are drawn again. */
function recallAtPrecision(
  pairs: readonly ComparedPair[],
  sizes: readonly number[],
): Pick<Judgement, 'recall' | 'recallInterval'> {
  const sorted = pairs.toSorted(bySimilarity);
  const random = new SeededRandom(SEED);
  const drawn = Array.from({ length: DRAWS }, () => {
    const times = new Array<number>(sizes.length).fill(0);
    for (let draw = 0; draw < sizes.length; draw += 1) {
      const group = random.below(sizes.length);
      times[group] = (times[group] ?? 0) + 1;
    }
    return shareAtPrecision(sorted, sizes, times);
  }).sort((a, b) => a - b);
  const at = (place: number) => drawn[Math.round(place * (DRAWS - 1))] ?? 0;
  return {
    recall: shareAtPrecision(
      sorted,
      sizes,
      sizes.map(() => 1),
    ),
    recallInterval: [at(0.025), at(0.975)],
  };
}

/** The largest share of a campaign's pairs above a threshold that keeps the precision; each campaign counts so many times. */
function shareAtPrecision(
  sorted: readonly ComparedPair[],
  sizes: readonly number[],
  times: readonly number[],
): number {
  const all = sizes.reduce((sum, size, group) => sum + ((times[group] ?? 0) * size * (size - 1)) / 2, 0);
  let same = 0;
  let compared = 0;
  let most = 0;
  for (const { isSame, groups } of sorted) {
    const [one, other] = [times[groups[0]] ?? 0, times[groups[1]] ?? 0];
    const weight = isSame ? one : one * other;
    compared += weight;
    if (isSame) same += weight;
    if (same >= PRECISION * compared) most = same;
  }
  return all === 0 ? 0 : most / all;
}

/** Share of equal word triples from which two messages count as one script. */
const SAME_SCRIPT = 0.5;

/**
 * Merges campaigns, and single messages, with the same script. The ground truth of recorded calls is by sound, so it has one
 * campaign per recording of a script.
 */
export function mergeSameScripts(messages: readonly CampaignMessage[]): CampaignMessage[] {
  const groupOf = messages.map(({ campaign }, index) => campaign ?? `alone ${index}`);
  const shingles = messages.map(({ text }) => SHINGLES.extract(text));
  for (const [index, one] of shingles.entries())
    for (const [other, two] of shingles.slice(0, index).entries()) {
      const [from, to] = [groupOf[index], groupOf[other]];
      if (from === to || to === undefined || (SHINGLES.similarity(one, two) ?? 0) < SAME_SCRIPT) continue;
      for (const [place, group] of groupOf.entries()) if (group === from) groupOf[place] = to;
    }
  return messages.map(({ text }, index) => ({ text, campaign: groupOf[index] ?? null }));
}
