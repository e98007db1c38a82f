import type { GivenRole } from '@fap/shared/auth/capabilities.ts';
import { t } from '@lingui/core/macro';

export const ROLE_LABELS: Record<GivenRole, string> = {
  analyst: t`Analyst`,
  leo: t`Law enforcement`,
  admin: t`Admin`,
};
