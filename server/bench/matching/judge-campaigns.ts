import { sketchText, type TextSketch, templateSimilarity } from '@fap/shared/texts/sketch/text-sketch.ts';

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

/** Compares every message with every other. */
export function judgeCampaigns<T>(messages: readonly CampaignMessage[], method: Method<T>): Judgement {
  const read = messages.map(({ campaign, text }) => ({ campaign, of: method.extract(text) }));
  const pairs: { similarity: number; isSame: boolean }[] = [];
  const ten = { wanted: 0, found: 0 };
  let allSame = 0;
  for (const [index, one] of read.entries()) {
    const compared: { similarity: number; isSame: boolean }[] = [];
    let siblings = 0;
    for (const [other, { campaign, of }] of read.entries()) {
      if (other === index) continue;
      const isSame = campaign !== null && campaign === one.campaign;
      if (isSame) siblings += 1;
      if (isSame && other > index) allSame += 1;
      const similarity = method.similarity(one.of, of);
      if (similarity === null) continue;
      compared.push({ similarity, isSame });
      if (other > index) pairs.push({ similarity, isSame });
    }
    compared.sort(bySimilarity);
    ten.wanted += Math.min(TOP, siblings);
    ten.found += compared.slice(0, TOP).filter(({ isSame }) => isSame).length;
  }
  return {
    candidates: pairs.filter(({ isSame }) => isSame).length / allSame,
    recall: countAtPrecision(pairs) / allSame,
    recallAtTen: ten.found / ten.wanted,
  };
}

const bySimilarity = (a: { similarity: number }, b: { similarity: number }) => b.similarity - a.similarity;

/** The largest number of a campaign's pairs above a similarity threshold that keeps the precision. */
function countAtPrecision(pairs: { similarity: number; isSame: boolean }[]): number {
  let same = 0;
  let most = 0;
  for (const [index, { isSame }] of pairs.toSorted(bySimilarity).entries()) {
    if (isSame) same += 1;
    if (same >= PRECISION * (index + 1)) most = same;
  }
  return most;
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
