import { t } from '@lingui/core/macro';
import { Network } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Relatives of a cluster, and how scams change. */
export const families = defineWebArea({
  name: 'families',
  screens: [
    defineScreen({
      path: paths.clusterMap,
      nav: { name: t`Cluster Map`, icon: Network, order: 14, key: 'm' },
      load: () => import('./screens/cluster-family-tree-screen.tsx'),
      name: 'ClusterFamilyTreeScreen',
    }),
    defineScreen({
      path: paths.clusterMutation,
      find: { name: t`Cluster Mutation Engine`, key: 'u' },
      load: () => import('./screens/cluster-mutation-screen.tsx'),
      name: 'ClusterMutationScreen',
    }),
  ],
});
