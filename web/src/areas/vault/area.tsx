import { t } from '@lingui/core/macro';
import { Database } from 'lucide-react';
import { defineScreen, defineWebArea } from '../../platform/area.ts';
import { paths } from '../../platform/paths.ts';

/** Timestamps of evidence and their proofs. */
export const vault = defineWebArea({
  name: 'vault',
  screens: [
    defineScreen({
      path: paths.vault,
      nav: { name: t`Vault`, icon: Database, order: 5, key: 'v' },
      load: () => import('./screens/vault-screen.tsx'),
      name: 'VaultScreen',
    }),
  ],
});
