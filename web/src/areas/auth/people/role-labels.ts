import type { GivenRole } from '@fap/shared/auth/capabilities.ts';

export const ROLE_LABELS: Record<GivenRole, string> = {
  analyst: 'Analyst',
  leo: 'Law enforcement',
  admin: 'Admin',
};
