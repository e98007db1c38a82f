import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Fourteen layers of a cluster that many solve together. */
export const puzzle = defineWebArea({
  name: 'puzzle',
  screens: [
    defineScreen({
      path: paths.puzzle,
      load: () => import('./screens/puzzle-screen.tsx'),
      name: 'PuzzleScreen',
    }),
  ],
});
