import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Who is given what. */
export const partners = defineWebArea({
  name: 'partners',
  screens: [
    defineScreen({
      path: paths.intelligenceNetwork,
      find: { name: t`Intelligence Network` },
      load: () => import('./screens/intelligence-network-screen.tsx'),
      name: 'IntelligenceNetworkScreen',
    }),
  ],
});
