import { AUTO_JOIN_PERCENT, CANDIDATE_PERCENT, SHOWN_PERCENT, TEXT_ONLY_CAP_PERCENT } from './constants.ts';
import type { RarityOf, TraitComparison } from './traits/compare-traits.ts';
import { ACCOUNT_TYPES } from './traits/report-traits.ts';
import { SOFT_CAP, scoreLayers } from './traits/score-layers.ts';

/** Version of this method, stored with each result. */
export const MATCH_VERSION = 7;

/** Steepness of `textLikeness`. */
const HALF_ALIKE = 0.0655;
/** Similarity (0–1) whose likeness is that of a candidate, 60 %. */
const CANDIDATE_SIMILARITY = -HALF_ALIKE * Math.log(1 - CANDIDATE_PERCENT / 100);
/**
 * How alike (0–1) two texts must be for one shared domain to join them: strangers name the same honest site too, and the
 * more of them do, the more alike they must be. Of messages of one campaign, each after the other, 85 % find their campaign
 * so; of twelve strangers' accounts no two are joined by any of the 500 best-known sites, as if it were as rare as can be. With
 * less likeness (0.5) 93 % would find theirs, and of honest letters on one subject twice as many pairs would be joined.
 */
const LIKENESS_FOR_RARE = 0.7;
const LIKENESS_FOR_COMMON = 0.9;
/** Rarity (0–1) from which a domain counts as rare, and below which it counts as common. */
const RARE = 0.8;
const COMMON = 0.4;
/** Rarity (0–1) from which several shared domains suffice alone. */
const RARE_TOGETHER = 0.6;

/**
 * Likeness (0–1) of two texts of their similarity (0–1). Of pairs of short messages written for this nine in ten are of one
 * campaign from a similarity of 0.04 on (likeness 0.46); of public text messages, which name the same few things, from 0.2 on.
 */
export const textLikeness = (similarity: number): number => 1 - Math.exp(-similarity / HALF_ALIKE);

/**
 * What texts of this similarity (0–1) are worth without a shared hard indicator (0–80 %): their likeness up to a candidate's
 * 60 %, and from there to the cap so that the more similar one always has more. Cut off at the cap instead, all that were
 * rather alike had exactly 80 % and stood in the order of their ids.
 */
function percentOfTexts(similarity: number): number {
  const beyond = (similarity - CANDIDATE_SIMILARITY) / (1 - CANDIDATE_SIMILARITY);
  if (beyond <= 0) return 100 * textLikeness(similarity);
  return CANDIDATE_PERCENT + (TEXT_ONLY_CAP_PERCENT - CANDIDATE_PERCENT) * Math.sqrt(Math.min(1, beyond));
}

/**
 * What layers that agree wholly are worth (%) when nothing else is shared, at the cap of their score just not enough to be
 * shown: strangers are asked for money in the same way, too. Of unrelated pairs with three layers and more, one in 45 (the demo's
 * reports, as somebody may ask for them) to one in 20 (public messages of two types) agree by 0.71, which once was 50 %. Of reports of
 * one cluster only one in eleven agrees by more than one in a hundred unrelated pairs do.
 */
const LAYERS_ALONE = (SHOWN_PERCENT - 1) / SOFT_CAP;

/** Hard indicators count first; likeness breaks ties. */
const ACCOUNT_POINTS = 7;
const INDICATOR_POINTS = 2;
const MAX_HIT_POINTS = 12;
const LIKENESS_POINTS = 3;
/** Points, at most, for a shared rare domain that does not join. */
const SITE_POINTS = 4;

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
  /** The same of texts long enough to bear a join; default all. */
  bearingSimilarity?: number;
  /** A published warning names the parties it warns of: one rare domain is enough. What one cluster alone names counts as rare then. */
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
 * How alike a report and a cluster are (domain method, section 2). Without a shared hard indicator the better of the texts'
 * similarity and the six-layer score counts, below a cap of 80 %: words alone never join, and layers alone are not shown. A shared account, tracker or
 * transaction, or two rare domains, or one with words that are alike, reaches the threshold to join: two victims of one
 * party rarely tell it alike, and the layers' mean alone would part most of them. One shared domain alone never joins; a
 * published warning that names it is only cited, and only where the domain is rare. How
 * much is shared, and the likeness, say how far above it is.
 */
export function scoreMatch(evidence: MatchEvidence): MatchScore {
  const { comparison, textSimilarity, isWarning = false, rarityOf = () => 1 } = evidence;
  const { bearingSimilarity = textSimilarity } = evidence;
  const { hardHits, similarities } = comparison;
  const score = scoreLayers(similarities, hardHits.length > 0);
  const layerPercent = score === null ? null : score * 100;
  const likeness = Math.max(percentOfTexts(textSimilarity), LAYERS_ALONE * (score ?? 0));
  const joinsByItself =
    hardHits.some((hit) => !hit.startsWith('domain ')) ||
    (hardHits.length > 0 &&
      joinsByDomains(hardHits.map(rarityOf), textLikeness(bearingSimilarity), isWarning));
  if (joinsByItself) {
    const linked =
      AUTO_JOIN_PERCENT + weightOfHits(hardHits) + (LIKENESS_POINTS * likeness) / TEXT_ONLY_CAP_PERCENT;
    return { percent: Math.max(linked, layerPercent ?? 0), joinsByItself, layerPercent };
  }
  const more = (SITE_POINTS * likeness) / TEXT_ONLY_CAP_PERCENT;
  // Rare: worth a review, and no more.
  if (hardHits.some((hit) => rarityOf(hit) >= RARE))
    return { percent: Math.max(CANDIDATE_PERCENT, likeness) + more, joinsByItself, layerPercent };
  return { percent: likeness, joinsByItself, layerPercent };
}

/** Whether shared domains of this rarity join reports with this likeness of texts. */
function joinsByDomains(rarities: readonly number[], likeness: number, isWarning: boolean): boolean {
  if (rarities.filter((rarity) => rarity >= RARE_TOGETHER).length > 1) return true;
  // A warning also names where to complain: a common site is not the one it warns of.
  if (isWarning && rarities.some((rarity) => rarity >= RARE)) return true;
  const commonness = Math.min(1, Math.max(0, (RARE - Math.max(...rarities)) / (RARE - COMMON)));
  return likeness >= LIKENESS_FOR_RARE + commonness * (LIKENESS_FOR_COMMON - LIKENESS_FOR_RARE);
}
