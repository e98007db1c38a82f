import { t } from '@lingui/core/macro';
import { Route } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** How a scam reached its victims. */
export const backtrace = defineWebArea({
  name: 'backtrace',
  screens: [
    defineScreen({
      path: paths.backtrace,
      nav: { name: t`Backtrace Mapper`, icon: Route, order: 12 },
      load: () => import('./screens/backtrace-mapper-screen.tsx'),
      name: 'BacktraceMapperScreen',
    }),
  ],
});
