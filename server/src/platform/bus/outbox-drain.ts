import { runAgainIfAsked } from '../runtime/run-again.ts';
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
  let isStopped = false;
  const wake = runAgainIfAsked(
    async () => {
      if (!isStopped) await drainOutbox(ctx, reactions);
    },
    (error) => ctx.log.error({ err: error }, 'the outbox could not be drained'),
  );

  const stopListening = commits.listen((commit) => {
    if (commit.hasEvents) void wake();
  });
  const timer = setInterval(() => void wake(), SWEEP_MS);
  timer.unref();
  void wake();

  return {
    settle: wake,
    async stop() {
      stopListening();
      clearInterval(timer);
      isStopped = true;
      await wake();
    },
  };
}
