import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Dossiers and summaries for police, partners and press. */
export const dossier = defineWebArea({
  name: 'dossier',
  screens: [
    defineScreen({
      path: paths.dossier,
      load: () => import('./screens/dossier-screen.tsx'),
      name: 'DossierScreen',
    }),
  ],
});
