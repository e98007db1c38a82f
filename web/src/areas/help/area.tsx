import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** First help, for everybody: what to do, whom to call, is this known to us. */
export const help = defineWebArea({
  name: 'help',
  screens: [
    defineScreen({
      path: paths.help,
      find: { name: t`Help, right now` },
      audience: 'everybody',
      load: () => import('./screens/help-screen.tsx'),
      name: 'HelpScreen',
    }),
  ],
});
