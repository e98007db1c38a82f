import { COUNTED_AFTER_DAYS } from '@fap/shared/privacy/public-figures.ts';
import { sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { countVictims } from './count-victims.ts';
import { lockPathToRoot } from './lock-path-to-root.ts';

/** Days to look back, so that a missed run of the job is made up for. */
const LOOK_BACK_DAYS = 7;

/** Recounts the losses of clusters with an account that has just become old enough to count. */
export async function recountLosses(ctx: Ctx): Promise<void> {
  const now = sql.param(ctx.clock.now().toISOString());
  const rows = await ctx.db.execute<{ id: string }>(sql`
    select distinct ${report.clusterId} as id
    from ${report} join ${account} on ${account.id} = ${report.reporterId}
    where ${account.createdAt} + ${COUNTED_AFTER_DAYS} * interval '1 day'
      between ${now}::timestamptz - ${LOOK_BACK_DAYS} * interval '1 day' and ${now}::timestamptz
    order by id`);
  for (const { id } of rows)
    await transact(ctx, 'platform', async (tx) => {
      await lockPathToRoot(tx, id, 'update');
      await countVictims(tx, id);
      // No cluster id, because its activity list shows only what people do.
      await recordAudit(tx, { action: 'cluster.recounted', entityType: 'cluster', entityId: id });
    });
}
