import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';
import { NoticeBell } from './components/notice-bell.tsx';

/** What people are told of: the bell and the inbox. */
export const notices = defineWebArea({
  name: 'notices',
  HeaderPart: NoticeBell,
  screens: [
    defineScreen({
      path: paths.notices,
      find: { name: t`Notices`, key: 'n' },
      load: () => import('./screens/notices-screen.tsx'),
      name: 'NoticesScreen',
    }),
  ],
});
