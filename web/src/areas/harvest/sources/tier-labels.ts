import type { SourceState, SourceTier } from '@fap/shared/harvest/sources.ts';
import { t } from '@lingui/core/macro';

/** Whose word each tier is. */
export const TIER_LABELS: Record<SourceTier, string> = {
  1: t`Tier I: authorities`,
  2: t`Tier II: regulators’ lists`,
  3: t`Tier III: the public`,
};

/** How the latest fetch of a source ended. */
export const SOURCE_STATE_LABELS: Record<SourceState, string> = {
  ok: t`Fetched`,
  unchanged: t`Unchanged`,
  stale: t`Nothing new for long`,
  unreachable: t`Cannot be reached`,
  malformed: t`Cannot be read`,
  blocked: t`Refuses us`,
};
