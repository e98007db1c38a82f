import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** What happened to the clusters. */
export const clusters = defineWebArea({
  name: 'clusters',
  screens: [
    defineScreen({
      path: paths.clusterChain,
      load: () => import('./screens/cluster-chain-screen.tsx'),
      name: 'ClusterChainScreen',
    }),
  ],
});
