import * as v from 'valibot';
import { planned } from '../kernel/planned-endpoint.ts';

const chainBody = {
  body: v.object({
    clusterChainId: v.pipe(
      v.string('Please enter a valid ClusterChain ID to verify'),
      v.trim(),
      v.minLength(1, 'Please enter a valid ClusterChain ID to verify'),
    ),
  }),
};

export const custodyContract = {
  chainSummary: planned('GET', '/api/cluster-chain/summary', 'Figures and activity of the ClusterChain'),
  chainVerify: planned(
    'POST',
    '/api/cluster-chain/verify',
    'Recomputes a chain and its anchors',
    'signed-in',
    chainBody,
  ),
  chainDossier: planned(
    'POST',
    '/api/cluster-chain/legal-dossier',
    'A dossier of a chain',
    'dossier.export',
    chainBody,
  ),
};
