import { setTimeout as sleep } from 'node:timers/promises';

export interface EmbeddedPostgres {
  url: string;
  /** Stops PostgreSQL cleanly; resolves when it is gone. */
  stop(): Promise<void>;
}

export interface SuperviseListeners {
  /** It ended by itself and is being started again at the same address. */
  onRestart(message: string): void;
  /** It ended and cannot be started again. */
  onExit(message: string): void;
}

/** One run of PostgreSQL. */
export interface Launched {
  url: string;
  port: number;
  /** How it ended, once it has. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** Ends within this time are one trouble; more of them than may be are no accident. */
const TROUBLE_MS = 60_000;
const MAX_ENDS = 5;
const FIRST_PAUSE_MS = 100;

/**
 * Keeps the embedded PostgreSQL running: when it ends by itself (killed, out of memory), it is started again at the same
 * address, where the pools find it. What was committed is in its log; meanwhile requests answer 503 and /readyz says so.
 */
export function superviseEmbedded(
  first: Launched,
  launch: (port: number) => Promise<Launched>,
  { onRestart, onExit }: Partial<SuperviseListeners>,
): EmbeddedPostgres {
  let isStopping = false;
  let current = first;
  const ends: number[] = [];
  const watch = async () => {
    for (;;) {
      const message = await current.ended;
      if (isStopping) return;
      const now = performance.now();
      ends.push(now);
      const recent = ends.filter((at) => now - at < TROUBLE_MS).length;
      if (recent > MAX_ENDS) return onExit?.(`${message} (${recent} times within a minute)`);
      onRestart?.(message);
      try {
        await sleep(FIRST_PAUSE_MS * 2 ** (recent - 1));
        if (isStopping) return;
        current = await launch(first.port);
      } catch (error) {
        return onExit?.(`${message}; it cannot be started again: ${String(error)}`);
      }
    }
  };
  const watching = watch();
  return {
    url: first.url,
    async stop() {
      isStopping = true;
      await current.stop();
      await watching;
      // It may have been on its way up.
      await current.stop();
    },
  };
}
