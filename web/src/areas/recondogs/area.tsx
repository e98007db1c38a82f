import { t } from '@lingui/core/macro';
import { Dog, GraduationCap, PawPrint } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** The twenty investigation units and their runs. */
export const recondogs = defineWebArea({
  name: 'recondogs',
  screens: [
    defineScreen({
      path: paths.recondogs,
      nav: { name: 'ReconDogs', icon: Dog, order: 8 },
      load: () => import('./screens/command-room-screen.tsx'),
      name: 'CommandRoomScreen',
    }),
    defineScreen({
      path: paths.operations,
      find: { name: t`Operations` },
      load: () => import('./screens/operations-screen.tsx'),
      name: 'OperationsScreen',
    }),
    defineScreen({
      path: paths.operation,
      load: () => import('./screens/operation-screen.tsx'),
      name: 'OperationScreen',
    }),
    defineScreen({
      path: paths.recondogsControl,
      nav: { name: t`ReconDogs Control`, icon: PawPrint, order: 9 },
      load: () => import('./screens/recondogs-control-screen.tsx'),
      name: 'RecondogsControlScreen',
    }),
    defineScreen({
      path: paths.recondogsEducation,
      nav: { name: t`ReconDogs Guide`, icon: GraduationCap, order: 17 },
      load: () => import('./screens/recondogs-guide-screen.tsx'),
      name: 'RecondogsGuideScreen',
    }),
    defineScreen({
      path: paths.scamProtection,
      find: { name: t`ReconDog Protection System` },
      load: () => import('./screens/scam-protection-screen.tsx'),
      name: 'ScamProtectionScreen',
    }),
  ],
});
