import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { eq, inArray } from 'drizzle-orm';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit } from '../../platform/write/transact.ts';

type NamedIndicators = Pick<Indicator, 'type' | 'value'>[];

/** Takes the evidence items of a withdrawn report out of its cluster: from now on they exist for their owner alone. */
export async function withholdEvidenceItems(
  tx: TxCtx,
  files: readonly string[],
  clusterId: string,
): Promise<void> {
  await change(tx, files, 'evidence.withdrawn', { clusterId: null, isWithdrawn: true }, { clusterId });
}

/** Puts them back into the cluster; gives what each of them names. */
export async function returnEvidenceItems(
  tx: TxCtx,
  files: readonly string[],
  clusterId: string,
): Promise<{ id: string; indicators: NamedIndicators }[]> {
  await change(tx, files, 'evidence.restored', { clusterId, isWithdrawn: false }, { clusterId: null });
  const readings = await tx.db
    .select({ id: evidenceReading.evidenceId, indicators: evidenceReading.named })
    .from(evidenceReading)
    .where(inArray(evidenceReading.evidenceId, [...files]));
  return readings;
}

/** Closes evidence items to analysts, who then read what everybody reads, or opens them again. */
export async function setClosedToAnalysts(
  tx: TxCtx,
  files: readonly string[],
  isClosedToAnalysts: boolean,
): Promise<void> {
  const action = isClosedToAnalysts ? 'evidence.closed-to-analysts' : 'evidence.opened-to-analysts';
  await change(tx, files, action, { isClosedToAnalysts }, { isClosedToAnalysts: !isClosedToAnalysts });
}

async function change(
  tx: TxCtx,
  files: readonly string[],
  action: string,
  after: Partial<typeof evidenceItem.$inferInsert>,
  before: Partial<typeof evidenceItem.$inferInsert>,
): Promise<void> {
  for (const id of files) {
    const [item] = await tx.db
      .update(evidenceItem)
      .set(after)
      .where(eq(evidenceItem.id, id))
      .returning({ clusterId: evidenceItem.clusterId });
    // A step of the evidence item's custody, not of its cluster's activity, which everybody reads.
    const custodyOf = [item?.clusterId ?? before.clusterId ?? null];
    await recordAudit(tx, { action, entityType: 'evidence', entityId: id, custodyOf, before, after });
    // Open pages ask again, and see what they may see now.
    publish(tx, evidenceTopic(id), evidenceFacts.access, { evidenceId: id });
  }
}
