import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The DNA of a cluster: what its reports have in common. */
export const dna = defineWebArea({
  name: 'dna',
  screens: [
    defineScreen({
      path: paths.clusterDna,
      find: { name: t`Cluster DNA Analysis`, key: 'd' },
      load: () => import('./screens/cluster-dna-screen.tsx'),
      name: 'ClusterDnaScreen',
    }),
  ],
});
