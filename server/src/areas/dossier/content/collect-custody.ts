import { headDigest } from '@fap/shared/custody/manifest.ts';
import type { DossierContent } from '@fap/shared/dossier/content.ts';
import { eq } from 'drizzle-orm';
import { custodyCheck } from '../../../db/schema/custody.ts';
import { custodyChain } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { listHeadStamps } from '../../custody/index.ts';

/** A cluster's custody log: how long it is, what its last check found, and its stamped heads. */
export async function collectCustody(ctx: Ctx, clusterId: string): Promise<DossierContent['custody']> {
  const [chain] = await ctx.db.select().from(custodyChain).where(eq(custodyChain.id, clusterId));
  if (!chain) throw new Error(`the cluster ${clusterId} has no custody log`);
  const [[check], heads] = await Promise.all([
    ctx.db.select().from(custodyCheck).where(eq(custodyCheck.chainId, clusterId)),
    listHeadStamps(ctx, chain),
  ]);
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
