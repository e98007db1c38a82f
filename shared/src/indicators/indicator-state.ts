import { hasValidChecksum } from './indicator-checksum.ts';
import type { Indicator } from './indicator-types.ts';

/** Three states of truth (domain method): found in a text, proven, or doubted. */
export const INDICATOR_STATES = ['mentioned', 'confirmed', 'contested'] as const;
export type IndicatorState = (typeof INDICATOR_STATES)[number];

/** An analyst's decision; null: the counts decide. */
export const INDICATOR_DECISIONS = ['confirmed', 'contested'] as const satisfies readonly IndicatorState[];
export type IndicatorDecision = (typeof INDICATOR_DECISIONS)[number] | null;

/** People who report an indicator independently of each other before it counts as confirmed. */
export const CONFIRMING_REPORTERS = 2;
/** Puzzle pieces naming it that reviewers disputed before an indicator counts as contested. */
export const CONTESTING_REFUTATIONS = 2;

export interface IndicatorFacts extends Pick<Indicator, 'type' | 'value'> {
  /** Distinct people whose reports name it. */
  reporters: number;
  refutations: number;
  decision: IndicatorDecision;
}

/**
 * The state of an indicator. An analyst's decision outranks the counts; then refutations, unless more people report it
 * than refute it (a few volunteers must not talk a ring's wallet away); then reports.
 */
export function indicatorState(facts: IndicatorFacts): IndicatorState {
  const { reporters, refutations, decision } = facts;
  if (decision) return decision;
  if (refutations >= CONTESTING_REFUTATIONS && refutations >= reporters) return 'contested';
  return reporters >= CONFIRMING_REPORTERS && hasValidChecksum(facts) ? 'confirmed' : 'mentioned';
}
