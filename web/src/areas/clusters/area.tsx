import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The ClusterChain page, and parts about clusters for other areas. */
export const clusters = defineWebArea({
  name: 'clusters',
  screens: [
    defineScreen({
      path: paths.clusterChain,
      find: { name: 'ClusterChain', key: 'l' },
      load: () => import('./screens/cluster-chain-screen.tsx'),
      name: 'ClusterChainScreen',
    }),
  ],
});
