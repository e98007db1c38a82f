import { COUNTERS_EVERY_MS, RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import type { SocketServer } from '../../platform/realtime/socket-server.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCounters } from './queries.ts';

/** Does something before each announcement, such as letting the demo's simulator deploy. */
export type BeforeCounters = (ctx: Ctx) => Promise<unknown>;

/**
 * Tells the counters every three seconds while somebody watches; call the result to stop. With a simulator it lets it
 * work first, from the second announcement on: who has just come sees the figures as they are.
 */
export function startAnnouncingCounters(
  ctx: Ctx,
  sockets: SocketServer,
  simulate: BeforeCounters | null,
): () => Promise<void> {
  let wasWatched = false;
  let last: Promise<void> = Promise.resolve();
  const announce = async () => {
    const isWatched = sockets.hub.hasSubscribers(RECONDOGS_TOPIC);
    const shallSimulate = isWatched && wasWatched;
    wasWatched = isWatched;
    if (!isWatched) return;
    if (shallSimulate) await simulate?.(ctx);
    const counters = await getCounters(ctx, simulate !== null);
    sockets.hub.announce(RECONDOGS_TOPIC, recondogFacts.counters.name, {
      topic: RECONDOGS_TOPIC,
      ...counters,
    });
  };
  const timer = setInterval(() => {
    // One after the other: a slow database makes announcements rarer, not more at once.
    last = last.then(announce).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'the counters could not be told');
    });
  }, COUNTERS_EVERY_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
