import type { DossierFile, PreparedForm } from '@fap/shared/dossier/files-contract.ts';
import { and, asc, eq } from 'drizzle-orm';
import { dossierEdition, dossierFile } from '../../../db/schema/dossier.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { emit, recordAudit } from '../../../platform/write/transact.ts';
import { openCluster } from '../content/access.ts';
import { type EditionRow, inTurn, newestEdition } from '../editions.ts';
import { dossierEvents } from '../events.ts';
import { announceFile, type FileRow, presentFile } from './present-file.ts';

/**
 * Has a file of a cluster's newest edition written; one that is there or on its way is given again, one that failed is tried anew.
 * Throws as `openCluster`.
 */
export async function prepareFile(ctx: Ctx, clusterId: string, form: PreparedForm): Promise<DossierFile> {
  return inTurn(
    ctx,
    async (tx) => {
      const edition = await newestEdition(tx, clusterId);
      const asked = await askFor(tx, edition, form);
      if (asked) {
        const file = { file: asked, edition };
        announceFile(tx, file);
        emit(tx, dossierEvents.fileAsked, { fileId: asked.id });
        await recordAudit(tx, {
          action: 'dossier.file-asked',
          entityType: 'dossier',
          entityId: edition.id,
          after: { form, version: edition.version },
        });
        return presentFile(file);
      }
      const [file] = await tx.db
        .select()
        .from(dossierFile)
        .where(and(eq(dossierFile.editionId, edition.id), eq(dossierFile.form, form)));
      if (!file) throw new Error('a file that is there already is not there');
      return presentFile({ file, edition });
    },
    // Where nothing had to be asked for, an edition at the most was looked at.
    { housekeeping: 'a file that is there already is given again' },
  );
}

/** A new row, or one that failed as if it were new; undefined where there is one that needs nothing. */
async function askFor(tx: TxCtx, edition: EditionRow, form: PreparedForm): Promise<FileRow | undefined> {
  const fresh = {
    state: 'waiting' as const,
    done: 0,
    total: 0,
    flaw: null,
    askedBy: actingAccount(tx),
    createdAt: tx.clock.now(),
  };
  const [row] = await tx.db
    .insert(dossierFile)
    .values({ id: tx.ids.next('dossier-file'), editionId: edition.id, form, ...fresh })
    .onConflictDoUpdate({
      target: [dossierFile.editionId, dossierFile.form],
      set: fresh,
      setWhere: eq(dossierFile.state, 'failed'),
    })
    .returning();
  return row;
}

/** The files of a cluster's dossier that can be had or will be, the first asked for first. Throws as `openCluster`. */
export async function listFiles(ctx: Ctx, clusterId: string): Promise<DossierFile[]> {
  const { cluster } = await openCluster(ctx, clusterId);
  const rows = await ctx.db
    .select({ file: dossierFile, edition: dossierEdition })
    .from(dossierFile)
    .innerJoin(dossierEdition, eq(dossierEdition.id, dossierFile.editionId))
    .where(eq(dossierEdition.clusterId, cluster.id))
    .orderBy(asc(dossierFile.createdAt), asc(dossierFile.id));
  // Of an edition whose content was forgotten nothing is given any more.
  return rows.filter(({ edition }) => edition.content !== null).map(presentFile);
}
