import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The index of indicators, for analysts. */
export const indicators = defineWebArea({
  name: 'indicators',
  screens: [
    defineScreen({
      path: paths.indicators,
      find: { name: t`Indicators`, key: 'i', needs: 'indicator.look-up' },
      load: () => import('./screens/indicators-screen.tsx'),
      name: 'IndicatorsScreen',
    }),
    defineScreen({
      path: paths.indicator,
      load: () => import('./screens/indicator-screen.tsx'),
      name: 'IndicatorScreen',
    }),
  ],
});
