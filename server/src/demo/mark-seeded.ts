import { appMeta } from '../db/schema/platform.ts';
import type { Ctx } from '../platform/write/context.ts';
import { transact } from '../platform/write/transact.ts';

/** Records that a seed is complete; the next start skips it. */
export async function markSeeded(ctx: Ctx, key: string, value: string): Promise<void> {
  await transact(
    ctx,
    'platform',
    (tx) =>
      tx.db
        .insert(appMeta)
        .values({ key, value })
        .onConflictDoUpdate({ target: appMeta.key, set: { value } }),
    { housekeeping: 'which seed this database holds' },
  );
}
