import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';

/** What the police are handed. */
export const dossier = defineArea({
  name: 'dossier',
  contracts: [dossierContract],
});
