import { asc, eq, lt, or, sql } from 'drizzle-orm';
import { custodyCheck } from '../../../db/schema/custody.ts';
import { custodyChain } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { type CheckPorts, checkChain } from './check-chain.ts';

/** A log is checked again after a week, whether or not somebody asks. */
const PERIOD_MS = 7 * 24 * 60 * 60 * 1000;
const MAX_CHAINS = 20;

/** Checks the custody logs whose last check is the longest ago, or that had none; gives how many. */
export async function checkDueChains(ctx: Ctx, ports: CheckPorts, limit = MAX_CHAINS): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - PERIOD_MS);
  const due = await ctx.db
    .select({ chain: custodyChain })
    .from(custodyChain)
    .leftJoin(custodyCheck, eq(custodyCheck.chainId, custodyChain.id))
    .where(or(sql`${custodyCheck.checkedAt} is null`, lt(custodyCheck.checkedAt, before)))
    .orderBy(sql`${custodyCheck.checkedAt} nulls first`, asc(custodyChain.id))
    .limit(limit);
  for (const { chain } of due) await checkChain(ctx, ports, chain);
  return due.length;
}
