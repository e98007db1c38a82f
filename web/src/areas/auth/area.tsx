import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The landing page for signed-out visitors, and one's own account. */
export const auth = defineWebArea({
  name: 'auth',
  screens: [
    defineScreen({
      path: paths.home,
      audience: 'signed-out',
      load: () => import('./screens/landing-screen.tsx'),
      name: 'LandingScreen',
    }),
    defineScreen({
      path: paths.account,
      find: { name: t`Your account`, key: 'y' },
      load: () => import('./screens/account-screen.tsx'),
      name: 'AccountScreen',
    }),
  ],
});
