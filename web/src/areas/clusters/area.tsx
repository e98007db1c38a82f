import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The ClusterChain page, and parts about clusters for other areas. */
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
