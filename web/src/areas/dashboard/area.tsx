import { t } from '@lingui/core/macro';
import { House } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The home page and the Command Center. */
export const dashboard = defineWebArea({
  name: 'dashboard',
  screens: [
    defineScreen({
      path: paths.home,
      nav: { name: t`Home`, icon: House, order: 1, key: 'h' },
      load: () => import('./screens/home-screen.tsx'),
      name: 'HomeScreen',
    }),
    defineScreen({
      path: paths.dashboard,
      find: { name: t`Command Center`, key: 'f' },
      load: () => import('./screens/dashboard-screen.tsx'),
      name: 'DashboardScreen',
    }),
    defineScreen({
      path: paths.dashboardFigure,
      load: () => import('./screens/figure-rows-screen.tsx'),
      name: 'FigureRowsScreen',
    }),
  ],
});
