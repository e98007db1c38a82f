import { ToyBrick } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { definePath } from '../../platform/define-path.ts';

/** A minimal area with a screen and a navigation entry; a test shows that the app needs only its manifest. */
export const toys = defineWebArea({
  name: 'toys',
  screens: [
    defineScreen({
      path: definePath('/toys'),
      nav: { name: 'Toys', icon: ToyBrick },
      load: () => import('./screens/toy-screen.tsx'),
      name: 'ToyScreen',
    }),
  ],
});
