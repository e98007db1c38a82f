import { headDigest } from '@fap/shared/custody/manifest.ts';
import type { DossierContent, DossierCustodyLog } from '@fap/shared/dossier/content.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { custodyCheck } from '../../../db/schema/custody.ts';
import { custodyChain } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { listHeadStamps } from '../../custody/index.ts';

/** The custody log of a cluster and those of the clusters merged into it: how long each is, what its last check found, its stamped heads. */
export async function collectCustody(
  ctx: Ctx,
  clusterId: string,
  members: readonly string[],
): Promise<DossierContent['custody']> {
  const rows = await ctx.db
    .select({ chain: custodyChain, check: custodyCheck })
    .from(custodyChain)
    .leftJoin(custodyCheck, eq(custodyCheck.chainId, custodyChain.id))
    .where(inArray(custodyChain.id, [...members]))
    .orderBy(asc(custodyChain.name));
  const logs = await Promise.all(
    rows.map(async (row) => ({ id: row.chain.id, name: row.chain.name, log: await presentLog(ctx, row) })),
  );
  const own = logs.find(({ id }) => id === clusterId);
  if (!own) throw new Error(`the cluster ${clusterId} has no custody log`);
  return {
    ...own.log,
    merged: logs.filter((one) => one !== own).map(({ name, log }) => ({ clusterChainId: name, ...log })),
  };
}

interface LogRow {
  chain: typeof custodyChain.$inferSelect;
  check: typeof custodyCheck.$inferSelect | null;
}

async function presentLog(ctx: Ctx, { chain, check }: LogRow): Promise<DossierCustodyLog> {
  const heads = await listHeadStamps(ctx, chain);
  return {
    length: chain.length,
    head: chain.head,
    lastCheck: check
      ? { isValid: check.isValid, checkedAt: check.checkedAt.toISOString(), flaw: check.flaw }
      : null,
    heads: heads.map(({ statement, stamp }) => ({
      seq: statement.seq,
      head: statement.head,
      manifestSha256: statement.manifestSha256,
      digest: headDigest(statement),
      stamp: {
        state: stamp.state,
        height: stamp.height,
        time: stamp.time?.toISOString() ?? null,
        chain: stamp.chain,
      },
    })),
  };
}
