import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { eq } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';

const ofCluster = ({ clusterId }: Scene) => ({ params: { clusterId }, status: 200 });

/** A valid request for each call of this area. */
export const examples = examplesOf(dossierContract, {
  dossierPdf: ofCluster,
  dossierStix: ofCluster,
  dossierMisp: ofCluster,
  dossierCsv: ofCluster,
  dossierZip: ofCluster,
  dossier: ofCluster,
  history: ({ clusterId }) => ({ params: { id: clusterId }, status: 200 }),
  legalDossier: async ({ world, clusterId }) => {
    const [row] = await world.db
      .select({ clusterChainId: cluster.clusterChainId })
      .from(cluster)
      .where(eq(cluster.id, clusterId));
    return { json: { clusterChainId: row?.clusterChainId ?? '' }, status: 201 };
  },
});
