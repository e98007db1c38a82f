import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** A cluster's fourteen layers, solved by many people at once. */
export const puzzle = defineWebArea({
  name: 'puzzle',
  screens: [
    defineScreen({
      path: paths.puzzle,
      load: () => import('./screens/puzzle-screen.tsx'),
      name: 'PuzzleScreen',
    }),
    defineScreen({
      path: paths.reviews,
      find: { name: 'Ready for your review', key: 'w' },
      load: () => import('./screens/reviews-screen.tsx'),
      name: 'ReviewsScreen',
    }),
    defineScreen({
      path: paths.practice,
      find: { name: 'Practice puzzle' },
      load: () => import('./screens/practice-screen.tsx'),
      name: 'PracticeScreen',
    }),
  ],
});
