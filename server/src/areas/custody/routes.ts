import { custodyContract } from '@fap/shared/custody/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { ChainChecks } from './checking/chain-checks.ts';
import { getChain } from './get-chain.ts';
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
