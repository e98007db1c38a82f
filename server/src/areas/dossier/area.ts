import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { Intake } from '../../platform/http/receive-upload.ts';
import { readBuiltFile } from '../../platform/web-app/built-file.ts';
import type { AnchorPorts } from '../vault/index.ts';
import { dossierReactions } from './reactions.ts';
import { bindDossierRoutes } from './routes.ts';

interface DossierPorts {
  anchors: AnchorPorts;
  intake: Intake;
}

/** What the police are handed. */
export const dossier = defineArea<DossierPorts>({
  name: 'dossier',
  contracts: [dossierContract],
  routes: (app, { anchors, intake }) =>
    bindDossierRoutes(app, {
      store: intake.store,
      sources: anchors.blocks,
      readVerifyPage: () => readBuiltFile('verify.html'),
    }),
  reactions: dossierReactions,
});
