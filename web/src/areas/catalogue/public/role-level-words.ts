import type { RoleLevel } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { t } from '@lingui/core/macro';

/** A scammer's rank in the words of the page; the catalogue's own are keys. */
export const ROLE_LEVEL_WORDS: Readonly<Record<RoleLevel, string>> = {
  Kingpin: t`Kingpin`,
  Lieutenant: t`Lieutenant`,
  Manager: t`Manager`,
  Operator: t`Operator`,
  Pawn: t`Pawn`,
};
