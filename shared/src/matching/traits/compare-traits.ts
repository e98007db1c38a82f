import { cosineSimilarity, sequenceSimilarity, weightedJaccard } from './compare-sequences.ts';
import { circularEarthMoverDistance, earthMoverDistance } from './earth-mover.ts';
import type { LayerSimilarities } from './layers.ts';
import type { Traits } from './report-traits.ts';

/** Rarity of an indicator (`type value`): 1 for rare, 0 for too common to count. */
export type RarityOf = (indicator: string) => number;

/** Likeness of two sides by layer, and the shared hard indicators. */
export interface TraitComparison {
  similarities: LayerSimilarities;
  /** Shared hard indicators, without too common ones. */
  hardHits: readonly string[];
}

/** The shape of a path weighs little against a domain. */
const PATTERN_WEIGHT = 0.25;
/** Perceptual hashes at most this many bits apart (of 64) show the same picture. */
const SAME_IMAGE_BITS = 6;
/** Active weeks this far apart have likeness 0. */
const FAR_WEEKS = 26;
/** Amounts this many decades apart have likeness 0. */
const FAR_DECADES = 2;

/** Compares two reports, or two clusters, layer by layer (domain method, section 2). */
export function compareTraits(a: Traits, b: Traits, rarityOf: RarityOf): TraitComparison {
  const shared = (left: readonly string[], right: readonly string[]) => {
    const other = new Set(right);
    return left.filter((one) => other.has(one) && rarityOf(one) > 0);
  };
  const accounts = shared(a.payment.accounts, b.payment.accounts);
  const structural = shared(a.structural.identifiers, b.structural.identifiers);
  return {
    similarities: {
      structural: compareStructure(a.structural, b.structural, rarityOf),
      behavioral: bothHave(a.behavioral, b.behavioral)
        ? sequenceSimilarity(a.behavioral, b.behavioral)
        : null,
      psychological: bothHave(Object.keys(a.psychological), Object.keys(b.psychological))
        ? cosineSimilarity(a.psychological, b.psychological)
        : null,
      timing: compareTiming(a.timing, b.timing),
      payment: accounts.length > 0 ? 1 : comparePayment(a.payment, b.payment),
      role: bothHave(a.role, b.role) ? sequenceSimilarity(a.role, b.role) : null,
    },
    hardHits: [...structural, ...accounts],
  };
}

const bothHave = (a: readonly unknown[], b: readonly unknown[]): boolean => a.length > 0 && b.length > 0;

function compareStructure(
  a: Traits['structural'],
  b: Traits['structural'],
  rarityOf: RarityOf,
): number | null {
  const features = ({ identifiers, urlPatterns }: Traits['structural']) =>
    new Set([...identifiers, ...urlPatterns.map((pattern) => `path ${pattern}`)]);
  const [left, right] = [features(a), features(b)];
  // Near-equal perceptual hashes get one name.
  for (const hash of a.imageHashes) left.add(`image ${hash}`);
  for (const hash of b.imageHashes) {
    const same = a.imageHashes.find((other) => hammingDistance(hash, other) <= SAME_IMAGE_BITS);
    right.add(`image ${same ?? hash}`);
  }
  if (left.size === 0 || right.size === 0) return null;
  return weightedJaccard(left, right, (feature) => {
    if (feature.startsWith('path ')) return PATTERN_WEIGHT;
    return feature.startsWith('image ') || feature.startsWith('html ') ? 1 : rarityOf(feature);
  });
}

/** Bits in which two 64-bit hashes (hex) differ. */
function hammingDistance(a: string, b: string): number {
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  for (; difference > 0n; difference &= difference - 1n) bits += 1;
  return bits;
}

function compareTiming(a: Traits['timing'], b: Traits['timing']): number | null {
  const filled = (bins: readonly number[]) => bins.some((bin) => bin > 0);
  const parts = [
    filled(a.hours) && filled(b.hours) ? 1 - circularEarthMoverDistance(a.hours, b.hours) : null,
    filled(a.firstAsk) && filled(b.firstAsk) ? 1 - earthMoverDistance(a.firstAsk, b.firstAsk) : null,
    filled(a.askGaps) && filled(b.askGaps) ? 1 - earthMoverDistance(a.askGaps, b.askGaps) : null,
    bothHave(a.weeks, b.weeks) ? 1 - weeksApart(a.weeks, b.weeks) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0) / parts.length;
}

/** Distance (0–1) of two sets of active weeks: mean distance to the nearest week of the other side, both ways. */
function weeksApart(a: readonly number[], b: readonly number[]): number {
  const away = (from: readonly number[], to: readonly number[]) =>
    from.reduce((sum, week) => sum + Math.min(FAR_WEEKS, ...to.map((other) => Math.abs(other - week))), 0) /
    from.length /
    FAR_WEEKS;
  return (away(a, b) + away(b, a)) / 2;
}

function comparePayment(a: Traits['payment'], b: Traits['payment']): number | null {
  if (!bothHave(Object.keys(a.rails), Object.keys(b.rails))) return null;
  return cosineSimilarity(a.rails, b.rails) * ladderFit(a.amounts, b.amounts);
}

/** Likeness (0–1) of two lists of amounts: by the distance of lowest, median and highest amount in decades. */
function ladderFit(a: readonly number[], b: readonly number[]): number {
  if (!bothHave(a, b)) return 1;
  const rung = (amounts: readonly number[], share: number) =>
    Math.log10(amounts[Math.round(share * (amounts.length - 1))] ?? 1);
  const apart = [0, 0.5, 1].map((share) => Math.abs(rung(a, share) - rung(b, share)));
  const mean = apart.reduce((sum, decades) => sum + decades, 0) / apart.length;
  return 1 - Math.min(1, mean / FAR_DECADES);
}
