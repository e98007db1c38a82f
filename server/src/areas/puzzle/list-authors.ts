import { puzzleRoom } from '@fap/shared/puzzle/events.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { collabClient } from '../../db/schema/platform.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';

/** The authors behind Yjs client ids, from the log: a document's own claim can be forged. */
export async function listAuthors(ctx: Ctx, clusterId: string, clientIds: readonly number[]) {
  await getCluster(ctx, clusterId);
  const authors = await ctx.db
    .select({ clientId: collabClient.clientId, id: account.id, displayName: account.displayName })
    .from(collabClient)
    .innerJoin(account, eq(account.id, collabClient.accountId))
    .where(and(eq(collabClient.room, puzzleRoom(clusterId)), inArray(collabClient.clientId, [...clientIds])));
  return { authors };
}
