import { dossierFacts, dossierTopic } from '@fap/shared/dossier/events.ts';
import type { DossierFile } from '@fap/shared/dossier/files-contract.ts';
import type { dossierEdition, dossierFile } from '../../../db/schema/dossier.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish } from '../../../platform/write/transact.ts';

/** A bag holds originals: it is kept no longer than somebody takes to download it. */
export const KEPT_MS = 24 * 60 * 60 * 1000;

export type FileRow = typeof dossierFile.$inferSelect;
/** A file with the edition that it is of. */
export interface FileOfEdition {
  file: FileRow;
  edition: typeof dossierEdition.$inferSelect;
}

/** A file as it is told. */
export function presentFile({ file, edition }: FileOfEdition): DossierFile {
  const { id, form, state, done, total, sha256, sizeBytes, flaw, createdAt } = file;
  return {
    id,
    form,
    version: edition.version,
    state,
    done,
    total,
    sha256,
    sizeBytes,
    flaw,
    createdAt: createdAt.toISOString(),
    keptUntil: new Date(createdAt.getTime() + KEPT_MS).toISOString(),
  };
}

/** Tells who has the dossier open that a file is in another state. */
export function announceFile(
  tx: TxCtx,
  { file: { id, form, state }, edition: { clusterId } }: FileOfEdition,
): void {
  publish(tx, dossierTopic(clusterId), dossierFacts.file, { clusterId, fileId: id, form, state });
}
