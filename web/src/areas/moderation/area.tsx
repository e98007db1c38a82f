import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The moderators' queue. */
export const moderation = defineWebArea({
  name: 'moderation',
  screens: [
    defineScreen({
      path: paths.moderation,
      find: { name: t`Moderation`, key: 'o', needs: 'content.moderate' },
      load: () => import('./screens/moderation-screen.tsx'),
      name: 'ModerationScreen',
    }),
  ],
});
