import { DASHBOARD_STATS_EVERY_MS, DASHBOARD_TOPIC, dashboardFacts } from '@fap/shared/dashboard/events.ts';
import type { SocketServer, TopicRule } from '../../platform/realtime/socket-server.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { TrackedNodes } from './tracked-nodes.ts';

const readStats = async (ctx: Ctx, trackedNodes: TrackedNodes) => ({
  topic: DASHBOARD_TOPIC,
  trackedNodes: await trackedNodes(ctx),
});

/** Anybody signed in may watch the dashboard; a new subscriber gets the current figures at once. */
export function dashboardTopicRule(trackedNodes: TrackedNodes): TopicRule {
  return {
    matches: (topic) => topic === DASHBOARD_TOPIC,
    authorize: async () => {},
    greet: async (ctx) => ({ event: dashboardFacts.stats.name, payload: await readStats(ctx, trackedNodes) }),
  };
}

/** Publishes the dashboard's figures every two seconds while somebody watches; call the result to stop. */
export function startAnnouncingStats(
  ctx: Ctx,
  sockets: SocketServer,
  trackedNodes: TrackedNodes,
): () => void {
  const timer = setInterval(() => {
    if (!sockets.hub.hasSubscribers(DASHBOARD_TOPIC)) return;
    readStats(ctx, trackedNodes)
      .then((stats) => sockets.hub.announce(DASHBOARD_TOPIC, dashboardFacts.stats.name, stats))
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'the dashboard figures could not be read'));
  }, DASHBOARD_STATS_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
