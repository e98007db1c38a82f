import type { Priority } from '@fap/shared/clusters/constants.ts';
import { t } from '@lingui/core/macro';

/** How urgent a deployment is, as people choose it. */
export const PRIORITY_WORDS: Readonly<Record<Priority, string>> = {
  low: t`low`,
  medium: t`medium`,
  high: t`high`,
  critical: t`critical`,
};

/** The same inside a sentence: "medium priority". */
export const WITH_PRIORITY: Readonly<Record<Priority, string>> = {
  low: t`low priority`,
  medium: t`medium priority`,
  high: t`high priority`,
  critical: t`critical priority`,
};
