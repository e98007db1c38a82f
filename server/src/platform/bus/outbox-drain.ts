import type { CommitBroadcast } from '../write/commit-listener.ts';
import type { Ctx } from '../write/context.ts';
import { drainOutbox, type Reaction } from './reactions.ts';

/** How often waiting events are looked for even without a wake-up: retries, and events of a killed process. */
const SWEEP_MS = 2_000;

export interface OutboxDrain {
  /** Waits until nothing is waiting that can run now. */
  settle(): Promise<void>;
  stop(): Promise<void>;
}

/** Runs reactions after each commit of this process and, as a safety net, every two seconds. */
export function startOutboxDrain(
  ctx: Ctx,
  commits: CommitBroadcast,
  reactions: readonly Reaction[],
): OutboxDrain {
  let running: Promise<void> | null = null;
  let isWanted = false;
  let isStopped = false;

  const run = async () => {
    while (isWanted && !isStopped) {
      isWanted = false;
      try {
        await drainOutbox(ctx, reactions);
      } catch (error) {
        ctx.log.error({ err: error }, 'the outbox could not be drained');
      }
    }
  };
  const wake = (): Promise<void> => {
    isWanted = true;
    running ??= run().finally(() => {
      running = null;
      if (isWanted && !isStopped) void wake();
    });
    return running;
  };

  const stopListening = commits.listen((commit) => {
    if (commit.hasEvents) void wake();
  });
  const timer = setInterval(() => void wake(), SWEEP_MS);
  timer.unref();
  void wake();

  return {
    async settle() {
      await wake();
      await running;
    },
    async stop() {
      stopListening();
      clearInterval(timer);
      isStopped = true;
      await running;
    },
  };
}
