import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { dossierFilesContract } from '@fap/shared/dossier/files-contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { Intake } from '../../platform/http/receive-upload.ts';
import { readBuiltFile } from '../../platform/web-app/built-file.ts';
import type { AnchorPorts } from '../vault/index.ts';
import type { BagPorts } from './forms/write-bag.ts';
import { dossierJobs } from './jobs.ts';
import { bindFileRoutes } from './prepared/routes.ts';
import { dossierReactions } from './reactions.ts';
import { bindDossierRoutes } from './routes.ts';
import { dossierTopicRule } from './topics.ts';

interface DossierPorts {
  anchors: AnchorPorts;
  intake: Intake;
}

const bagPorts = ({ anchors, intake }: DossierPorts): BagPorts => ({
  store: intake.store,
  sources: anchors.blocks,
  readVerifyPage: () => readBuiltFile('verify.html'),
});

/** What the police are handed. */
export const dossier = defineArea<DossierPorts>({
  name: 'dossier',
  contracts: [dossierContract, dossierFilesContract],
  routes: (app, ports) => {
    bindDossierRoutes(app, bagPorts(ports));
    bindFileRoutes(app, bagPorts(ports).store);
  },
  topics: () => [dossierTopicRule],
  jobs: (ports) => dossierJobs(bagPorts(ports)),
  reactions: dossierReactions,
});
