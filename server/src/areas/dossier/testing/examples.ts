import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { dossierFilesContract } from '@fap/shared/dossier/files-contract.ts';
import { eq } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { dossierFile } from '../../../db/schema/dossier.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
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
  file: async ({ world, clusterId, evidenceId }) => {
    const analyst = actAs(world, await makeAccount(world, 'analyst'));
    const { id } = await prepareFile(analyst, clusterId, 'zip');
    // No worker is waited for: the bytes of an item that is stored stand for those of the bag.
    const [item] = await world.db
      .select({ sha256: evidenceItem.sha256, sizeBytes: evidenceItem.sizeBytes })
      .from(evidenceItem)
      .where(eq(evidenceItem.id, evidenceId));
    await world.db
      .update(dossierFile)
      .set({ state: 'ready', ...item })
      .where(eq(dossierFile.id, id));
    return { params: { clusterId, fileId: id }, status: 200 };
  },
});

/** A valid request for each call of this area. */
export const examples = { ...readExamples, ...fileExamples };
