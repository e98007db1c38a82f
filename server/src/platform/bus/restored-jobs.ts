import { eq } from 'drizzle-orm';
import { appMeta } from '../../db/schema/platform.ts';
import type { Ctx } from '../write/context.ts';
import { transact } from '../write/transact.ts';

/** Where a restore leaves the jobs that were open, until there are queues for them. */
export const RESTORED_JOBS = 'restored-jobs';

interface RestoredJob {
  name: string;
  data: object | null;
  startAfter: string;
  singletonKey: string | null;
}

/** Queues the jobs that came with a restored backup, once; of a queue that is gone none are. */
export async function enqueueRestoredJobs(ctx: Ctx, queues: ReadonlySet<string>): Promise<void> {
  await transact(
    ctx,
    'platform',
    async (tx) => {
      const [row] = await tx.db
        .delete(appMeta)
        .where(eq(appMeta.key, RESTORED_JOBS))
        .returning({ value: appMeta.value });
      if (!row) return;
      const now = tx.clock.now().getTime();
      for (const { name, data, startAfter, singletonKey } of JSON.parse(row.value) as RestoredJob[]) {
        if (!queues.has(name)) continue;
        const startAfterSeconds = Math.max(0, Math.ceil((Date.parse(startAfter) - now) / 1000));
        await tx.jobs.send(tx.db, name, data ?? {}, {
          startAfterSeconds,
          ...(singletonKey === null ? {} : { onceKey: singletonKey }),
        });
      }
    },
    { housekeeping: 'where a restore left its jobs' },
  );
}
