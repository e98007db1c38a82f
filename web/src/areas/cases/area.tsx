import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Cases: the list, a new one, and each with its evidence, tasks, timeline and forensic report. */
export const cases = defineWebArea({
  name: 'cases',
  screens: [
    defineScreen({
      path: paths.cases,
      find: { name: t`Cases` },
      load: () => import('./screens/cases-screen.tsx'),
      name: 'CasesScreen',
    }),
    // Before the case of one number, whose path it would fit, too.
    defineScreen({
      path: paths.newCase,
      find: { name: t`New Case` },
      load: () => import('./screens/new-case-screen.tsx'),
      name: 'NewCaseScreen',
    }),
    defineScreen({
      path: paths.case,
      load: () => import('./screens/case-screen.tsx'),
      name: 'CaseScreen',
    }),
  ],
});
