import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The administration of an installation. */
export const administration = defineWebArea({
  name: 'administration',
  screens: [
    defineScreen({
      path: paths.administration,
      find: { name: t`Administration`, key: 'x', needs: 'admin.access' },
      load: () => import('./screens/administration-screen.tsx'),
      name: 'AdministrationScreen',
    }),
  ],
});
