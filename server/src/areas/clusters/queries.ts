import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import type { Ctx } from '../../platform/write/context.ts';

export type ClusterRow = typeof cluster.$inferSelect;

/** The cluster with this id; throws NOT_FOUND. */
export async function getCluster(ctx: Ctx, id: string): Promise<ClusterRow> {
  const row = await findCluster(ctx, id);
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such cluster` });
  return row;
}

/** The cluster with this id, or null. */
export async function findCluster(ctx: Ctx, id: string): Promise<ClusterRow | null> {
  const [row] = await ctx.db.select().from(cluster).where(eq(cluster.id, id));
  return row ?? null;
}
