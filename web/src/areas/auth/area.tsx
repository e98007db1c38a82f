import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The landing page for signed-out visitors. */
export const auth = defineWebArea({
  name: 'auth',
  screens: [
    defineScreen({
      path: paths.home,
      audience: 'signed-out',
      load: () => import('./screens/landing-screen.tsx'),
      name: 'LandingScreen',
    }),
  ],
});
