import type { Detection } from '@fap/shared/detection/entities.ts';
import { DETECTION_TOPIC, detectionFacts } from '@fap/shared/detection/events.ts';
import { REVIEWABLE_OUTCOMES, type Verdict } from '@fap/shared/detection/outcomes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { detectionFinding } from '../../db/schema/detection.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { getDetection } from './list-detections.ts';

/**
 * Says whether a finding belongs to its cluster; a later word replaces an earlier one. It moves nothing: a wrongly joined report
 * is taken out on the cluster's page. Throws NOT_FOUND, and CONFLICT for a finding that says nothing of a cluster.
 */
export async function reviewFinding(ctx: Ctx, findingId: string, verdict: Verdict): Promise<Detection> {
  return transact(ctx, 'detection.review', async (tx) => {
    const [found] = await tx.db
      .select()
      .from(detectionFinding)
      .where(eq(detectionFinding.id, findingId))
      .for('update');
    if (!found) throw new AppError('NOT_FOUND', { message: t`There is no such finding` });
    if (found.outcome === null || !REVIEWABLE_OUTCOMES.includes(found.outcome))
      throw new AppError('CONFLICT', { message: t`This finding was not put into an existing cluster` });
    await tx.db
      .update(detectionFinding)
      .set({ verdict, reviewedBy: tx.actor.accountId, reviewedAt: tx.clock.now() })
      .where(eq(detectionFinding.id, findingId));
    await recordAudit(tx, {
      action: 'detection.reviewed',
      entityType: 'detection-finding',
      entityId: findingId,
      before: { verdict: found.verdict },
      after: { verdict },
    });
    publish(tx, DETECTION_TOPIC, detectionFacts.reviewed, { findingId, verdict });
    return getDetection(tx, findingId);
  });
}
