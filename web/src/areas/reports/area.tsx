import { t } from '@lingui/core/macro';
import { FileSearch } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Reports of victims. */
export const reports = defineWebArea({
  name: 'reports',
  screens: [
    defineScreen({
      path: paths.buildCluster,
      nav: { name: t`Build Cluster`, icon: FileSearch, order: 3, key: 'b' },
      load: () => import('./screens/build-cluster-screen.tsx'),
      name: 'BuildClusterScreen',
    }),
    defineScreen({
      path: paths.ownReports,
      find: { name: t`My reports`, key: 'r' },
      load: () => import('./screens/own-reports-screen.tsx'),
      name: 'OwnReportsScreen',
    }),
    defineScreen({
      path: paths.ownReport,
      load: () => import('./screens/own-report-screen.tsx'),
      name: 'OwnReportScreen',
    }),
    defineScreen({
      path: paths.analystReport,
      load: () => import('./screens/analyst-report-screen.tsx'),
      name: 'AnalystReportScreen',
    }),
  ],
});
