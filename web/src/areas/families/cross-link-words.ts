import type { CrossLink } from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';

/** How two clusters are related beside the lines of descent. */
export const CROSS_LINK_WORDS: Readonly<Record<CrossLink['type'], string>> = {
  'Sibling Evolution': t`Sibling Evolution`,
  'Parallel Development': t`Parallel Development`,
  'Cross-Category Learning': t`Cross-Category Learning`,
};
