import { t } from '@lingui/core/macro';
import { LifeBuoy, Newspaper } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** What people can learn about scams. */
export const education = defineWebArea({
  name: 'education',
  screens: [
    defineScreen({
      path: paths.blog,
      nav: { name: t`Education Blog`, icon: Newspaper, order: 16 },
      load: () => import('./screens/blog-screen.tsx'),
      name: 'BlogScreen',
    }),
    defineScreen({
      path: paths.article,
      load: () => import('./screens/article-screen.tsx'),
      name: 'ArticleScreen',
    }),
    defineScreen({
      path: paths.scamFlows,
      also: [paths.scamFlowLibrary],
      find: { name: t`Scam Flow Library` },
      load: () => import('./screens/scam-flows-screen.tsx'),
      name: 'ScamFlowsScreen',
    }),
    defineScreen({
      path: paths.victimEducation,
      nav: { name: t`Victim Education`, icon: LifeBuoy, order: 15 },
      load: () => import('./screens/victim-education-screen.tsx'),
      name: 'VictimEducationScreen',
    }),
    defineScreen({
      path: paths.education,
      find: { name: t`Education Center` },
      load: () => import('./screens/education-screen.tsx'),
      name: 'EducationScreen',
    }),
    defineScreen({
      path: paths.lessons,
      find: { name: t`Practice lessons` },
      load: () => import('./screens/lessons-screen.tsx'),
      name: 'LessonsScreen',
    }),
    defineScreen({
      path: paths.contentEntry,
      load: () => import('./screens/content-entry-screen.tsx'),
      name: 'ContentEntryScreen',
    }),
    defineScreen({
      path: paths.ownChanges,
      find: { name: t`My suggested changes` },
      load: () => import('./screens/changes-screens.tsx'),
      name: 'OwnChangesScreen',
    }),
    defineScreen({
      path: paths.reviewChanges,
      find: { name: t`Suggested changes to review`, needs: 'content.review' },
      load: () => import('./screens/changes-screens.tsx'),
      name: 'ReviewChangesScreen',
    }),
  ],
});
