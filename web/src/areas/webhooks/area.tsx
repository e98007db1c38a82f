import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** What is published, sent to newsrooms and partners. */
export const webhooks = defineWebArea({
  name: 'webhooks',
  screens: [
    defineScreen({
      path: paths.webhooks,
      find: { name: t`Webhooks`, needs: 'webhooks.manage' },
      load: () => import('./screens/webhooks-screen.tsx'),
      name: 'WebhooksScreen',
    }),
    defineScreen({
      path: paths.webhook,
      load: () => import('./screens/webhooks-screen.tsx'),
      name: 'WebhookScreen',
    }),
  ],
});
