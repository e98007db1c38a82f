import { custodyContract } from '@fap/shared/custody/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { Intake } from '../../platform/http/receive-upload.ts';
import type { AnchorPorts } from '../vault/index.ts';
import { ChainChecks } from './checking/chain-checks.ts';
import { custodyJobs } from './jobs.ts';
import { bindCustodyRoutes } from './routes.ts';

interface CustodyPorts {
  anchors: AnchorPorts;
  intake: Intake;
}

const checkPorts = ({ anchors, intake }: CustodyPorts) => ({
  store: intake.store,
  sources: anchors.blocks,
});

/** The ClusterChain: checks of custody logs, and the stamps of their heads. */
export const custody = defineArea<CustodyPorts>({
  name: 'custody',
  contracts: [custodyContract],
  routes: (app, ports) => bindCustodyRoutes(app, new ChainChecks(checkPorts(ports))),
  jobs: (ports) => custodyJobs(checkPorts(ports)),
});
