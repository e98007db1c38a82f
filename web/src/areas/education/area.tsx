import { LifeBuoy, Newspaper } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { lazyScreen } from '../../platform/lazy-screen.ts';
import { paths } from '../../platform/paths.ts';

/** What people can learn about scams. */
export const education = defineWebArea({
  name: 'education',
  screens: [
    defineScreen({
      path: paths.blog,
      nav: { name: 'Education Blog', icon: Newspaper, order: 16 },
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
      find: { name: 'Scam Flow Library' },
      load: () => import('./screens/scam-flows-screen.tsx'),
      name: 'ScamFlowsScreen',
    }),
  ],
  planned: [
    {
      path: paths.victimEducation,
      nav: { name: 'Victim Education', icon: LifeBuoy, order: 15 },
      title: 'Victim Education Center',
      sentence: 'It will explain how we help, what happens to a report and why your evidence matters.',
      Part: lazyScreen(() => import('../catalogue/public/help-by-kind.tsx'), 'HelpByKind').Screen,
    },
    {
      path: paths.education,
      title: 'Education Center',
      sentence:
        'It will explain the known kinds of scam: how they work, how to prevent them and what to do if you are targeted.',
    },
  ],
});
