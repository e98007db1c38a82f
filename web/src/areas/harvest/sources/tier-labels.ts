import type { SourceState, SourceTier } from '@fap/shared/harvest/sources.ts';

/** Whose word each tier is. */
export const TIER_LABELS: Record<SourceTier, string> = {
  1: 'Tier I: authorities',
  2: 'Tier II: regulators’ lists',
  3: 'Tier III: the public',
};

/** How the latest fetch of a source ended. */
export const SOURCE_STATE_LABELS: Record<SourceState, string> = {
  ok: 'Fetched',
  unchanged: 'Unchanged',
  stale: 'Nothing new for long',
  unreachable: 'Cannot be reached',
  malformed: 'Cannot be read',
  blocked: 'Refuses us',
};
