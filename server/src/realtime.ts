import type { Server as HttpServer } from 'node:http';
import type { Ports } from './areas.ts';
import { type AnyArea, factsOf, topicRulesOf } from './platform/areas/area.ts';
import type { Gatekeeper } from './platform/http/gatekeeper.ts';
import { accountSocketLimits } from './platform/realtime/socket-limits.ts';
import { createSocketServer, type SocketServer } from './platform/realtime/socket-server.ts';
import type { Env } from './platform/runtime/env.ts';
import type { Ctx } from './platform/write/context.ts';

/** The Socket.IO composition root: who may watch which topic. */
export function createRealtime(
  http: HttpServer,
  ctx: Ctx,
  gatekeeper: Gatekeeper,
  { socketsPerAccount }: Pick<Env, 'socketsPerAccount'>,
  { areas, ports }: { areas: readonly AnyArea[]; ports: Ports },
): SocketServer {
  const live = { rules: topicRulesOf(areas, ports), facts: factsOf(areas) };
  const sockets = createSocketServer(http, ctx, gatekeeper, live, {
    ...accountSocketLimits(ctx.limitsFactor),
    socketsPerAccount,
  });
  const stops = areas.flatMap((area) => area.announce?.(ctx, sockets, ports) ?? []);
  return {
    ...sockets,
    async close() {
      for (const stop of stops) await stop();
      await sockets.close();
    },
  };
}
