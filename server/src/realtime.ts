import type { Server as HttpServer } from 'node:http';
import {
  countTrackedNodes,
  dashboardTopicRule,
  simulateTrackedNodes,
  startAnnouncingStats,
} from './areas/dashboard/index.ts';
import { elderTopicRule } from './areas/elder/topics.ts';
import { puzzleTopicRule } from './areas/puzzle/topics.ts';
import { simulateDeployments, startAnnouncingCounters } from './areas/recondogs/index.ts';
import type { Gatekeeper } from './platform/http/gatekeeper.ts';
import { accountSocketLimits } from './platform/realtime/socket-limits.ts';
import { createSocketServer, type SocketServer, type TopicRule } from './platform/realtime/socket-server.ts';
import type { Env } from './platform/runtime/env.ts';
import type { Ctx } from './platform/write/context.ts';

/** Topics that concern everybody signed in. */
const COMMON_TOPICS = ['recondogs', 'detection', 'harvest', 'agents', 'chain', 'clusters'];

const commonTopicRule: TopicRule = {
  matches: (topic) => COMMON_TOPICS.includes(topic),
  authorize: async () => {},
};

/** The Socket.IO composition root: who may watch which topic. */
export function createRealtime(
  http: HttpServer,
  ctx: Ctx,
  gatekeeper: Gatekeeper,
  { dataMode, socketsPerAccount }: Pick<Env, 'dataMode' | 'socketsPerAccount'>,
): SocketServer {
  const isDemo = dataMode === 'demo';
  const trackedNodes = isDemo ? simulateTrackedNodes : countTrackedNodes;
  const rules = [commonTopicRule, dashboardTopicRule(trackedNodes), puzzleTopicRule, elderTopicRule];
  const sockets = createSocketServer(http, ctx, gatekeeper, rules, {
    ...accountSocketLimits(ctx.limitsFactor),
    socketsPerAccount,
  });
  const stopAnnouncing = startAnnouncingStats(ctx, sockets, trackedNodes);
  const stopCounters = startAnnouncingCounters(ctx, sockets, isDemo ? simulateDeployments : null);
  return {
    ...sockets,
    async close() {
      stopAnnouncing();
      await stopCounters();
      await sockets.close();
    },
  };
}
