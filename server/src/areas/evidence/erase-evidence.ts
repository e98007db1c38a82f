import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import type { EvidenceStore } from '../../platform/evidence-store/evidence-store.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { recordMentions } from '../indicators/index.ts';

const BATCH = 100;
/** An erased item has no file name; every other has one. */
const HAS_NAME = ne(evidenceItem.fileName, '');

/** Whoever writes or removes an original of these bytes waits here for the others. */
export async function lockOriginal(tx: TxCtx, sha256: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`original ${sha256}`}, 0))`);
}

/** A batch of an account's originals after `after`, in the order of their ids; statements have none. */
export function listOwnOriginals(
  ctx: Ctx,
  ownerId: string,
  after: string,
): Promise<{ id: string; sha256: string; fileName: string; sizeBytes: number }[]> {
  const { id, sha256, fileName, sizeBytes } = evidenceItem;
  return ctx.db
    .select({ id, sha256, fileName, sizeBytes })
    .from(evidenceItem)
    .where(and(eq(evidenceItem.ownerId, ownerId), eq(evidenceItem.kind, 'file'), gt(id, after)))
    .orderBy(asc(id))
    .limit(BATCH);
}

/** Takes an account's evidence items out of the index of indicators, and tells pages that show one. */
export async function forgetFreeItems(tx: TxCtx, ownerId: string): Promise<void> {
  const items = await tx.db
    .select({ id: evidenceItem.id, clusterId: evidenceItem.clusterId })
    .from(evidenceItem)
    .where(and(eq(evidenceItem.ownerId, ownerId), HAS_NAME))
    .orderBy(asc(evidenceItem.id))
    .for('no key update');
  await recordMentions(
    tx,
    items.map(({ id }) => ({ kind: 'exhibit' as const, id, clusterId: null, indicators: [] })),
  );
  for (const { id, clusterId } of items) {
    const custodyOf = [clusterId];
    await recordAudit(tx, { action: 'evidence.erased', entityType: 'evidence', entityId: id, custodyOf });
    publish(tx, evidenceTopic(id), evidenceFacts.access, { evidenceId: id });
  }
}

/** Removes the originals of erased items from the store, but for bytes that somebody else handed in too. Repeatable. */
export async function removeOriginals(ctx: Ctx, store: EvidenceStore, ownerId: string): Promise<void> {
  for (let after = ''; ; ) {
    const items = await listOwnOriginals(ctx, ownerId, after);
    for (const { sha256, fileName } of items) if (fileName === '') await removeUnless(ctx, store, sha256);
    const last = items.at(-1);
    if (!last || items.length < BATCH) return;
    after = last.id;
  }
}

function removeUnless(ctx: Ctx, store: EvidenceStore, sha256: string): Promise<void> {
  return transact(ctx, 'platform', async (tx) => {
    await lockOriginal(tx, sha256);
    const others = await tx.db.$count(evidenceItem, and(eq(evidenceItem.sha256, sha256), HAS_NAME));
    if (others === 0) await store.remove(sha256);
  });
}
