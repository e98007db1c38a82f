import { COUNTERS_EVERY_MS, RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import type { SocketServer } from '../../platform/realtime/socket-server.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCounters } from './queries.ts';

/** A hook before each announcement, such as the demo's simulator. */
export type BeforeCounters = (ctx: Ctx) => Promise<unknown>;

/**
 * Publishes the counters every three seconds while somebody watches; call the result to stop. The hook runs from the second
 * announcement on, so that a new subscriber gets the current figures at once.
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
    // Announcements never overlap: a slow database makes them rarer.
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
