import { t } from '@lingui/core/macro';
import { Layers } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Reference content about families of scams. */
export const catalogue = defineWebArea({
  name: 'catalogue',
  screens: [
    defineScreen({
      path: paths.taxonomy,
      nav: { name: t`Scam Taxonomy`, icon: Layers, order: 7 },
      load: () => import('./screens/taxonomy-screen.tsx'),
      name: 'TaxonomyScreen',
    }),
    defineScreen({
      path: paths.subtype,
      load: () => import('./screens/cluster-subtype-screen.tsx'),
      name: 'ClusterSubtypeScreen',
    }),
  ],
});
