import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The ClusterChain page. */
export const custody = defineWebArea({
  name: 'custody',
  screens: [
    defineScreen({
      path: paths.clusterChain,
      find: { name: 'ClusterChain', key: 'l' },
      load: () => import('./screens/cluster-chain-screen.tsx'),
      name: 'ClusterChainScreen',
    }),
  ],
});
