import { t } from '@lingui/core/macro';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';
import { loadWide } from './workspace/load-wide.ts';
import { startsWide } from './workspace/use-wide.ts';

/** A screen with the panels of a wide window, if this is one; panels that get lost are asked for again when they are drawn. */
async function withPanels<Module>(screen: Promise<Module>): Promise<Module> {
  const panels = startsWide() ? loadWide().catch(() => undefined) : undefined;
  const [module] = await Promise.all([screen, panels]);
  return module;
}

/** A cluster's fourteen layers, solved by many people at once. */
export const puzzle = defineWebArea({
  name: 'puzzle',
  queues: [
    {
      name: 'puzzle-pieces',
      load: async () => (await import('./live/use-send-piece.ts')).sendWaitingPieces,
    },
    {
      name: 'puzzle-comments',
      load: async () => (await import('./comments/data.ts')).sendWaitingComments,
    },
  ],
  screens: [
    defineScreen({
      path: paths.puzzle,
      load: () => withPanels(import('./screens/puzzle-screen.tsx')),
      name: 'PuzzleScreen',
    }),
    defineScreen({
      path: paths.reviews,
      find: { name: t`Ready for your review`, key: 'w' },
      load: () => import('./screens/reviews-screen.tsx'),
      name: 'ReviewsScreen',
    }),
    defineScreen({
      path: paths.practice,
      find: { name: t`Practice puzzle` },
      load: () => import('./screens/practice-screen.tsx'),
      name: 'PracticeScreen',
    }),
  ],
});
