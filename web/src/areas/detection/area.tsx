import { t } from '@lingui/core/macro';
import { Radar, ScanSearch } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Automatic scans, and the similarity check. */
export const detection = defineWebArea({
  name: 'detection',
  screens: [
    defineScreen({
      path: paths.autoDetector,
      nav: { name: t`Auto Detector`, icon: Radar, order: 13 },
      load: () => import('./screens/auto-detector-screen.tsx'),
      name: 'AutoDetectorScreen',
    }),
    defineScreen({
      path: paths.similarity,
      nav: { name: t`Similarity Check`, icon: ScanSearch, order: 11, key: 's' },
      load: () => import('./screens/similarity-interceptor-screen.tsx'),
      name: 'SimilarityInterceptorScreen',
    }),
  ],
});
