import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { dossierEdition, dossierFile } from '../../../db/schema/dossier.ts';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { WrittenDossier } from '../content/written-dossier.ts';
import { inTurn, newestEdition, recordRead, writtenDossier } from '../editions.ts';
import type { FileRow } from './present-file.ts';

/**
 * A file that is written, and the dossier it is of; the read is recorded. Throws as `openCluster`, NOT_FOUND, and CONFLICT while it is
 * being written or once the cluster says something else: a consent that was taken back counts at once.
 */
export async function openFile(
  ctx: Ctx,
  store: EvidenceStore,
  { clusterId, fileId }: { clusterId: string; fileId: string },
): Promise<{ file: FileRow & { sha256: string }; dossier: WrittenDossier }> {
  return inTurn(ctx, async (tx) => {
    const newest = await newestEdition(tx, clusterId);
    const [found] = await tx.db
      .select({ file: dossierFile })
      .from(dossierFile)
      .innerJoin(dossierEdition, eq(dossierEdition.id, dossierFile.editionId))
      .where(and(eq(dossierFile.id, fileId), eq(dossierEdition.clusterId, newest.clusterId)));
    if (!found)
      throw new AppError('NOT_FOUND', { message: t`There is no such file. It may be older than a day` });
    const { file } = found;
    if (file.editionId !== newest.id) throw refuse(t`The cluster has changed since this file was written.`);
    if (file.state !== 'ready' || file.sha256 === null)
      throw new AppError('CONFLICT', { message: t`This file is not written yet` });
    if (!(await store.has(file.sha256))) throw refuse(t`The bytes of this file are gone.`);
    await recordRead(tx, newest, file.form);
    return { file: { ...file, sha256: file.sha256 }, dossier: writtenDossier(newest) };
  });
}

const refuse = (why: string) => new AppError('CONFLICT', { message: t`${why} Please have it written again` });
