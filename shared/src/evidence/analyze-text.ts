import type { ScamType } from '../clusters/constants.ts';
import { extractIndicators } from './extract-indicators.ts';
import type { Indicator } from './indicator-types.ts';
import { findTactics, type TacticHit } from './tactics.ts';

/** Fewer words than this say too little for a verdict. */
const MIN_WORDS = 4;
/** Points at which scam and no scam are equally likely; a logistic of points stands in until the trained model. */
const EVEN_POINTS = 26;
const POINTS_PER_STEP = 9;
/** A tactic that occurs again adds this share of its points. */
const REPEAT_SHARE = 0.25;

export interface TextVerdict {
  indicators: Indicator[];
  tactics: TacticHit[];
  /** 0–1; null: not enough text to say. */
  scamProbability: number | null;
  /** 0–100: how far the verdict is from a coin toss. */
  confidencePercent: number;
  scamType: ScamType | null;
  reasons: { text: string; points: number }[];
}

const TYPE_CUES: readonly (readonly [ScamType, RegExp])[] = [
  [
    'crypto_recovery',
    /\b(?:recover\w*|located|trace[ds]?)\b[^.]{0,60}\b(?:funds?|bitcoin|crypto|money|loss)|\brecovery (?:agent|expert|desk|fee)/giu,
  ],
  [
    'government_impersonation',
    /\b(?:tax|irs|social security|customs|police|federal|officer|warrant|arrest\w*|government|court)\b/giu,
  ],
  [
    'investment_coaching',
    /\b(?:invest\w*|trading|profit|returns?|signals?|broker|portfolio|mentor|coach\w*|forex)\b/giu,
  ],
  ['romance', /\b(?:love|dear|darling|dating|widow\w*|soul ?mate|marry|relationship|oil rig|deployed)\b/giu],
  ['refund_denial', /\b(?:refund\w*|order|renewal|subscription|invoice|cancel\w*|charged|charge ?back)\b/giu],
  [
    'job_scam',
    /\b(?:job|position|salary|hiring|recruit\w*|work from home|tasks?|per hour|training fee|employ\w+)\b/giu,
  ],
  [
    'tech_support',
    /\b(?:virus|computer|windows|support|technician|infected|remote|any ?desk|team ?viewer|firewall|hacked)\b/giu,
  ],
];

/** Reads a text: indicators, tactics, and a verdict with its reasons; abstains on too little text. */
export function analyzeText(text: string): TextVerdict {
  const indicators = extractIndicators(text);
  const tactics = findTactics(text);
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const reasons = collectReasons(tactics, indicators);
  if (words < MIN_WORDS) {
    return { indicators, tactics, scamProbability: null, confidencePercent: 0, scamType: null, reasons };
  }
  const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
  const scamProbability = 1 / (1 + Math.exp((EVEN_POINTS - points) / POINTS_PER_STEP));
  return {
    indicators,
    tactics,
    scamProbability,
    confidencePercent: Math.round(Math.abs(scamProbability - 0.5) * 200),
    scamType: scamProbability >= 0.5 ? guessScamType(text) : null,
    reasons,
  };
}

function collectReasons(
  tactics: readonly TacticHit[],
  indicators: readonly Indicator[],
): TextVerdict['reasons'] {
  const counts = new Map<string, { name: string; points: number; hits: number }>();
  for (const { tactic } of tactics) {
    const entry = counts.get(tactic.id) ?? { name: tactic.name, points: tactic.points, hits: 0 };
    counts.set(tactic.id, { ...entry, hits: entry.hits + 1 });
  }
  const reasons = [...counts.values()].map(({ name, points, hits }) => ({
    text: hits > 1 ? `${name} (${hits} times)` : name,
    points: Math.round(points * (1 + REPEAT_SHARE * Math.min(2, hits - 1))),
  }));
  const paysTo = indicators.filter(({ type }) => type === 'btc' || type === 'eth' || type === 'tron');
  if (paysTo.length > 0) reasons.push({ text: 'A crypto address to pay to', points: 10 });
  if (indicators.some(({ type }) => type === 'url')) reasons.push({ text: 'A link to open', points: 4 });
  return reasons.sort((a, b) => b.points - a.points);
}

/** The scam type whose cues occur most; `other` when none does. */
export function guessScamType(text: string): ScamType {
  const scored = TYPE_CUES.map(([type, cue]) => ({ type, hits: [...text.matchAll(cue)].length }));
  const best = scored.reduce((a, b) => (b.hits > a.hits ? b : a));
  return best.hits > 0 ? best.type : 'other';
}
