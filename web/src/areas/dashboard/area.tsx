import { House } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The home page and the planned Command Center. */
export const dashboard = defineWebArea({
  name: 'dashboard',
  screens: [
    defineScreen({
      path: paths.home,
      nav: { name: 'Home', icon: House, order: 1, key: 'h' },
      load: () => import('./screens/home-screen.tsx'),
      name: 'HomeScreen',
    }),
  ],
  planned: [
    {
      path: paths.dashboard,
      title: 'Command Center',
      sentence: 'It will show cases, clusters, alerts and live events in one place.',
    },
  ],
});
