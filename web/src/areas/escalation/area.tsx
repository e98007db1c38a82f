import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Press summaries of clusters that are nearly solved, and what people decide about them. */
export const escalation = defineWebArea({
  name: 'escalation',
  screens: [
    defineScreen({
      path: paths.mediaEscalation,
      find: { name: t`Media Escalation` },
      load: () => import('./screens/media-escalation-screen.tsx'),
      name: 'MediaEscalationScreen',
    }),
  ],
});
