import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { dossierFilesContract } from '@fap/shared/dossier/files-contract.ts';
import { eq } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs, makeAccount } from '../../../testing/factories.ts';
import { prepareFile } from '../prepared/prepare-file.ts';

const ofCluster = ({ clusterId }: Scene) => ({ params: { clusterId }, status: 200 });

const readExamples = examplesOf(dossierContract, {
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

const fileExamples = examplesOf(dossierFilesContract, {
  files: ofCluster,
  prepareFile: ({ clusterId }) => ({ params: { clusterId }, json: { form: 'pdf' }, status: 202 }),
  file: async (scene) => {
    const { id } = await prepareFile(
      actAs(scene.world, await makeAccount(scene.world, 'analyst')),
      scene.clusterId,
      'zip',
    );
    // No worker runs here, so that it is not written yet.
    return { params: { clusterId: scene.clusterId, fileId: id }, status: 409 };
  },
});

/** A valid request for each call of this area. */
export const examples = { ...readExamples, ...fileExamples };
