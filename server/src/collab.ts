import { AppError } from '@fap/shared/kernel/app-error.ts';
import { colorOf } from '@fap/shared/puzzle/presence-color.ts';
import type { Sql } from 'postgres';
import { findCluster } from './areas/clusters/index.ts';
import { BOARD_LAYOUT, clusterOfPuzzle } from './areas/puzzle/index.ts';
import { describeAccess } from './platform/access-changes.ts';
import { accountLimits } from './platform/collab/collab-limits.ts';
import { busRoomExchange } from './platform/collab/ports/bus-room-exchange.ts';
import {
  type CollabDecision,
  type CollabServer,
  createCollabServer,
} from './platform/collab/server/collab-server.ts';
import { PostgresUpdateStore } from './platform/collab/store/postgres-update-store.ts';
import type { Gatekeeper } from './platform/http/gatekeeper.ts';
import type { NodeBus } from './platform/nodes/node-bus.ts';
import type { Env } from './platform/runtime/env.ts';
import type { Metrics } from './platform/runtime/metrics.ts';
import type { Ctx } from './platform/write/context.ts';

/** The Yjs composition root: which rooms exist and who may enter them. */
export function createCollab(
  ctx: Ctx,
  sql: Sql,
  gatekeeper: Gatekeeper,
  bus: NodeBus,
  metrics: Metrics,
  { socketsPerAccount }: Pick<Env, 'socketsPerAccount'>,
): CollabServer {
  const server = createCollabServer({
    store: new PostgresUpdateStore(sql),
    ...(bus.isShared ? { exchange: busRoomExchange(bus, ctx.log) } : {}),
    layout: BOARD_LAYOUT,
    limits: { ...accountLimits(ctx.limitsFactor), connectionsPerAccount: socketsPerAccount },
    log: ctx.log,
    now: () => ctx.clock.now().getTime(),
    metrics: {
      rejected: (reason) => metrics.collabRejected.labels(reason).inc(),
      committed: (updates, _bytes, durationMs) => {
        metrics.collabCommitted.inc(updates);
        metrics.collabCommitSeconds.observe(durationMs / 1000);
      },
    },
    async authorize(request, room): Promise<CollabDecision> {
      try {
        const actor = await gatekeeper.admit(request);
        const clusterId = clusterOfPuzzle(room);
        // An open room is known to exist, so many reconnects at once do not query the database.
        const isKnown = server.isOpen(room);
        if (!clusterId || !(isKnown || (await findCluster(ctx, clusterId))))
          return { ok: false, status: 404, reason: 'No such room' };
        const { accountId, sessionId, displayName } = actor;
        if (!accountId || !sessionId) return { ok: false, status: 401, reason: 'Unauthorized' };
        return {
          ok: true,
          identity: {
            accountId,
            sessionId,
            displayName,
            color: colorOf(accountId),
            readOnly: false,
            access: describeAccess(actor),
          },
        };
      } catch (error) {
        if (error instanceof AppError && (error.status === 401 || error.status === 403)) {
          return { ok: false, status: error.status, reason: error.message };
        }
        throw error;
      }
    },
  });
  return server;
}
