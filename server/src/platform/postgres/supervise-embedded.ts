import { setTimeout as sleep } from 'node:timers/promises';

export interface EmbeddedPostgres {
  url: string;
  /** Stops PostgreSQL cleanly; resolves when it has exited. */
  stop(): Promise<void>;
}

export interface SuperviseListeners {
  /** It exited and is being restarted at the same address. */
  onRestart(message: string): void;
  /** It exited and cannot be restarted. */
  onExit(message: string): void;
}

/** One run of PostgreSQL. */
export interface Launched {
  url: string;
  port: number;
  /** Resolves with how it exited. */
  ended: Promise<string>;
  stop(): Promise<void>;
}

/** Window in which exits are counted; more than the maximum within it means giving up. */
const TROUBLE_MS = 60_000;
const MAX_ENDS = 5;
const FIRST_PAUSE_MS = 100;

/**
 * Keeps the embedded PostgreSQL running: after a crash (killed, out of memory) it is restarted at the same address,
 * where the pools reconnect. Committed data is in its WAL; meanwhile requests get 503 and /readyz fails.
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
      // A restart may be in progress.
      await current.stop();
    },
  };
}
