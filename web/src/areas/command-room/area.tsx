import { t } from '@lingui/core/macro';
import { Boxes } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The list of clusters and the page of one cluster. */
export const commandRoom = defineWebArea({
  name: 'command-room',
  screens: [
    defineScreen({
      path: paths.clusters,
      nav: { name: t`Clusters`, icon: Boxes, order: 2, key: 'c' },
      load: () => import('./screens/cluster-list-screen.tsx'),
      name: 'ClusterListScreen',
    }),
    defineScreen({
      path: paths.cluster,
      load: () => import('./screens/cluster-detail-screen.tsx'),
      name: 'ClusterDetailScreen',
    }),
  ],
});
