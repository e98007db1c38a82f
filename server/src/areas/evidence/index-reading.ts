import { withoutOwnEmail } from '@fap/shared/indicators/named-indicators.ts';
import { eq } from 'drizzle-orm';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { getEmail } from '../auth/index.ts';
import { recordMentions } from '../indicators/index.ts';

/** Records the mentions of an evidence item's words in the index, with its report and cluster if it has them. */
export async function indexReading(tx: TxCtx, evidenceId: string): Promise<void> {
  const [row] = await tx.db
    .select({
      clusterId: evidenceItem.clusterId,
      reportId: evidenceItem.reportId,
      ownerId: evidenceItem.ownerId,
      named: evidenceReading.named,
    })
    .from(evidenceItem)
    .innerJoin(evidenceReading, eq(evidenceReading.evidenceId, evidenceItem.id))
    .where(eq(evidenceItem.id, evidenceId))
    // Locks against the race with a report that claims the item: the second transaction sees the result of the first.
    .for('no key update', { of: evidenceItem });
  if (!row) throw new Error(`the reading of ${evidenceId} is gone`);
  const { clusterId, reportId, ownerId } = row;
  await recordMentions(tx, [
    {
      kind: 'exhibit',
      id: evidenceId,
      report: reportId ? { id: reportId, reporterId: ownerId } : null,
      clusterId,
      indicators: withoutOwnEmail(row.named, await getEmail(tx, ownerId)),
    },
  ]);
}
