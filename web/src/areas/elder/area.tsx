import { t } from '@lingui/core/macro';
import { ShieldCheck } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Elders and their guardians. */
export const elder = defineWebArea({
  name: 'elder',
  screens: [
    defineScreen({
      path: paths.elderShield,
      also: [paths.elderPage, paths.elderProtection],
      nav: { name: t`Elder Shield`, icon: ShieldCheck, order: 4, key: 'z' },
      load: () => import('./screens/elder-shield-screen.tsx'),
      name: 'ElderShieldScreen',
    }),
    defineScreen({
      path: paths.guardianInvitation,
      audience: 'everybody',
      load: () => import('./screens/guardian-invitation-screen.tsx'),
      name: 'GuardianInvitationScreen',
    }),
  ],
});
