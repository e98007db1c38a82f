import { can } from '@fap/shared/auth/capabilities.ts';
import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import type { EscalationOverview } from '@fap/shared/escalation/contract.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { alertSubscription, mediaEscalation } from '../../db/schema/escalation.ts';
import { puzzleLayer } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { presentNamed } from './present-escalation.ts';

const NEAREST = 5;

/** How many summaries are approved, the clusters closest to the threshold, and whether the actor is told of those that reach it. */
export async function getOverview(ctx: Ctx): Promise<EscalationOverview> {
  const { db, actor } = ctx;
  const [approved, nearest, subscribed] = await Promise.all([
    db.$count(mediaEscalation, eq(mediaEscalation.state, 'approved')),
    listNearest(ctx),
    actor.accountId === null
      ? 0
      : db.$count(alertSubscription, eq(alertSubscription.accountId, actor.accountId)),
  ]);
  return {
    approved,
    nearest,
    subscription: {
      isOn: subscribed > 0,
      obstacle: can(actor.roles, 'alert.subscribe')
        ? null
        : can(actor.roles, 'escalation.approve')
          ? t`Analysts and admins always get these alerts.`
          : t`These alerts are for law enforcement.`,
    },
  };
}

async function listNearest({ db }: Ctx): Promise<EscalationOverview['nearest']> {
  const layers = (status: string) =>
    sql<number>`(select count(*)::int from ${puzzleLayer}
      where ${puzzleLayer.clusterId} = ${cluster.id} and ${puzzleLayer.status} = ${status})`;
  const rows = await db
    .select({ cluster, complete: layers('complete'), partial: layers('partial') })
    .from(cluster)
    .where(
      and(
        isNull(cluster.mergedInto),
        lt(cluster.completionRate, ALERT_COMPLETION_PERCENT),
        gt(cluster.completionRate, 0),
      ),
    )
    .orderBy(desc(cluster.completionRate), asc(cluster.id))
    .limit(NEAREST);
  return rows.map(({ cluster: row, ...counts }) => ({ ...presentNamed(row), ...counts }));
}
