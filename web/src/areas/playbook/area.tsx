import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The scammers' script, extracted from reports. */
export const playbook = defineWebArea({
  name: 'playbook',
  screens: [
    defineScreen({
      path: paths.playbook,
      find: { name: t`Playbook Detonator`, key: 'p' },
      load: () => import('./screens/playbook-detonator-screen.tsx'),
      name: 'PlaybookDetonatorScreen',
    }),
  ],
});
