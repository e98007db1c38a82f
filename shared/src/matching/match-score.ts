import { AUTO_JOIN_PERCENT, CANDIDATE_PERCENT, TEXT_ONLY_CAP_PERCENT } from './constants.ts';
import type { RarityOf, TraitComparison } from './traits/compare-traits.ts';
import { ACCOUNT_TYPES } from './traits/report-traits.ts';
import { scoreLayers } from './traits/score-layers.ts';

/** Version of this method, stored with each result. */
export const MATCH_VERSION = 5;

/** Steepness of `textLikeness`. */
const HALF_ALIKE = 0.21;
/**
 * How alike (0–1) two texts must be for one shared domain to join them: strangers name the same honest site too, and the
 * more of them do, the more alike they must be. Of messages of one campaign, each after the other, 96 % find their campaign
 * so; of 149 honest mails that name one domain 6 % are joined, which was 97 % when the domain itself and layers that agree
 * by chance (the same week, the same way to pay) spoke for it.
 */
const LIKENESS_FOR_RARE = 0.5;
const LIKENESS_FOR_COMMON = 0.8;
/** Rarity (0–1) from which a domain counts as rare, and below which it counts as common. */
const RARE = 0.8;
const COMMON = 0.4;
/** Rarity (0–1) from which several shared domains suffice alone. */
const RARE_TOGETHER = 0.6;

/**
 * Likeness (0–1) of two texts of a weighted Jaccard similarity (0–1): of pairs of short messages with a similarity of
 * 0.19, which comes out as 0.6, nine in ten are of one campaign (measured on messages written for this).
 */
export const textLikeness = (similarity: number): number => 1 - Math.exp(-similarity / HALF_ALIKE);

/** Hard indicators count first; likeness breaks ties. */
const ACCOUNT_POINTS = 7;
const INDICATOR_POINTS = 2;
const MAX_HIT_POINTS = 12;
const LIKENESS_POINTS = 3;

/** Points (0–12) for shared indicators: an account or transaction is worth more than three others. */
function weightOfHits(hardHits: readonly string[]): number {
  const points = hardHits.map((hit) =>
    ACCOUNT_TYPES.some((type) => hit.startsWith(`${type} `)) ? ACCOUNT_POINTS : INDICATOR_POINTS,
  );
  return Math.min(
    MAX_HIT_POINTS,
    points.reduce((sum, one) => sum + one, 0),
  );
}

export interface MatchEvidence {
  /** What a report shares with the most similar report of a cluster. */
  comparison: TraitComparison;
  /** Estimated weighted Jaccard similarity (0–1) of the most similar pair of their texts. */
  textSimilarity: number;
  /** A published warning names the parties it warns of: one rare domain is enough. */
  isWarning?: boolean;
  /** Rarity (0–1) of each shared indicator among all reports; default 1. */
  rarityOf?: RarityOf;
}

export interface MatchScore {
  /** 0–100. */
  percent: number;
  joinsByItself: boolean;
  /** The six-layer score (0–100), null with fewer than three layers. */
  layerPercent: number | null;
}

/**
 * How alike a report and a cluster are (domain method, section 2). Without a shared hard indicator the better of the
 * six-layer score and the texts' likeness counts, capped at 80 %: words alone never join. A shared account, tracker or
 * transaction, or two rare domains, or one with words that are alike, reaches the threshold to join: two victims of one
 * party rarely tell it alike, and the layers' mean alone would part most of them. One shared domain alone never joins; a
 * published warning that names it is only cited, and only where the domain is rare. How
 * much is shared, and the likeness, say how far above it is.
 */
export function scoreMatch(evidence: MatchEvidence): MatchScore {
  const { comparison, textSimilarity, isWarning = false, rarityOf = () => 1 } = evidence;
  const { hardHits, similarities } = comparison;
  const score = scoreLayers(similarities, hardHits.length > 0);
  const layerPercent = score === null ? null : score * 100;
  const ofTexts = textLikeness(textSimilarity);
  const likeness = Math.max(layerPercent ?? 0, ofTexts * 100);
  const joinsByItself =
    hardHits.some((hit) => !hit.startsWith('domain ')) ||
    (hardHits.length > 0 && joinsByDomains(hardHits.map(rarityOf), ofTexts, isWarning));
  if (joinsByItself) {
    const linked = AUTO_JOIN_PERCENT + weightOfHits(hardHits) + (LIKENESS_POINTS * likeness) / 100;
    return { percent: Math.max(linked, layerPercent ?? 0), joinsByItself, layerPercent };
  }
  const cap = hardHits.length > 0 ? AUTO_JOIN_PERCENT - 1 : TEXT_ONLY_CAP_PERCENT;
  // Rare: worth a review, and no more.
  const least = hardHits.some((hit) => rarityOf(hit) >= RARE) ? CANDIDATE_PERCENT : 0;
  return { percent: Math.min(cap, Math.max(least, likeness)), joinsByItself, layerPercent };
}

/** Whether shared domains of this rarity join reports with this likeness of texts. */
function joinsByDomains(rarities: readonly number[], likeness: number, isWarning: boolean): boolean {
  if (rarities.filter((rarity) => rarity >= RARE_TOGETHER).length > 1) return true;
  // A warning also names where to complain: a common site is not the one it warns of.
  if (isWarning && rarities.some((rarity) => rarity >= RARE)) return true;
  const commonness = Math.min(1, Math.max(0, (RARE - Math.max(...rarities)) / (RARE - COMMON)));
  return likeness >= LIKENESS_FOR_RARE + commonness * (LIKENESS_FOR_COMMON - LIKENESS_FOR_RARE);
}
