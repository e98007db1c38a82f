import { isClusterChainId } from '@fap/shared/clusters/cluster-chain-id.ts';
import { custodyContract } from '@fap/shared/custody/contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { ChainChecks } from './checking/chain-checks.ts';
import { findChain } from './checking/check-chain.ts';
import type { ChainRow } from './checking/walk-log.ts';
import { getSummary } from './get-summary.ts';
import { streamCheck } from './stream-check.ts';

const LINES = 'application/x-ndjson';

/** The ClusterChain: its figures, and the check of one log. */
export function bindCustodyRoutes(app: HttpApp, checks: ChainChecks): void {
  bind(app, custodyContract.chainSummary, (ctx) => getSummary(ctx));

  bind(app, custodyContract.chainVerify, async (ctx, { body }, http) => {
    const chain = await getChain(ctx, body.clusterChainId);
    if (!http.req.header('Accept')?.includes(LINES)) return checks.check(ctx, chain);
    return new Response(streamCheck(ctx, checks, chain), {
      headers: { 'Content-Type': LINES, 'Cache-Control': 'private, no-store' },
    });
  });
}

/** The log of a ClusterChain ID; throws INVALID for a typing error, NOT_FOUND for one that nobody has. */
async function getChain(ctx: Ctx, clusterChainId: string): Promise<ChainRow> {
  const id = clusterChainId.toUpperCase();
  if (!isClusterChainId(id)) {
    const message =
      'This is no ClusterChain ID. Please look for a typing error: its last two digits do not fit the rest';
    throw new AppError('INVALID', { message, issues: [{ path: 'clusterChainId', message }] });
  }
  const chain = await findChain(ctx, id);
  if (!chain) throw new AppError('NOT_FOUND', { message: 'There is no cluster with this ClusterChain ID' });
  return chain;
}
