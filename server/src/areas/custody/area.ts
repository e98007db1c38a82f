import { custodyContract } from '@fap/shared/custody/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { ReadingPorts } from '../evidence/reading/reading-ports.ts';
import type { AnchorPorts } from '../vault/index.ts';
import { ChainChecks } from './checking/chain-checks.ts';
import { custodyJobs } from './jobs.ts';
import { bindCustodyRoutes } from './routes.ts';

interface CustodyPorts {
  anchors: AnchorPorts;
  readings: ReadingPorts;
}

const checkPorts = ({ anchors, readings }: CustodyPorts) => ({
  store: readings.store,
  sources: anchors.blocks,
});

/** The ClusterChain: checks of custody logs, and the stamps of their heads. */
export const custody = defineArea<CustodyPorts>({
  name: 'custody',
  contracts: [custodyContract],
  routes: (app, ports) => bindCustodyRoutes(app, new ChainChecks(checkPorts(ports))),
  jobs: (ports) => custodyJobs(checkPorts(ports)),
});
