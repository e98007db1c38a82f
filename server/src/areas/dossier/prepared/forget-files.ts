import { eq, isNull, lt, or } from 'drizzle-orm';
import { dossierEdition, dossierFile } from '../../../db/schema/dossier.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { KEPT_MS } from './present-file.ts';

/** Removes files that are a day old or whose edition's content was forgotten, first the bytes, then the row; gives how many. */
export async function forgetFiles(ctx: Ctx, store: EvidenceStore): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - KEPT_MS);
  const due = await ctx.db
    .select({ id: dossierFile.id, sha256: dossierFile.sha256 })
    .from(dossierFile)
    .innerJoin(dossierEdition, eq(dossierEdition.id, dossierFile.editionId))
    .where(or(lt(dossierFile.createdAt, before), isNull(dossierEdition.content)));
  for (const { id, sha256 } of due) {
    if (sha256 !== null) await removeBytes(ctx, store, sha256);
    await transact(ctx, 'platform', (tx) => tx.db.delete(dossierFile).where(eq(dossierFile.id, id)), {
      housekeeping: 'a copy of what can be written again',
    });
  }
  return due.length;
}

/** Removes the bytes of a file, unless somebody handed in the very same ones as evidence. */
export async function removeBytes(ctx: Ctx, store: EvidenceStore, sha256: string): Promise<void> {
  const items = await ctx.db.$count(evidenceItem, eq(evidenceItem.sha256, sha256));
  if (items === 0) await store.remove(sha256);
}
