import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Public warnings of ten sources. */
export const harvest = defineWebArea({
  name: 'harvest',
  screens: [
    defineScreen({
      path: paths.globalHarvest,
      find: { name: t`Global Harvester` },
      load: () => import('./screens/global-harvest-screen.tsx'),
      name: 'GlobalHarvestScreen',
    }),
  ],
});
