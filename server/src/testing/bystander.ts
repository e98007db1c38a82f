import type { LiveAccount } from './live-client.ts';
import type { LiveServer } from './live-server.ts';

/** Response times of an uninvolved account during an attack, in milliseconds. */
export interface BystanderLatency {
  healthP99: number;
  readP99: number;
  asked: number;
}

const PAUSE_MS = 15;

/** Runs an attack while another account keeps requesting `/healthz` and a path that reads the database. */
export async function measureBystander(
  server: LiveServer,
  { cookie }: LiveAccount,
  readPath: string,
  attack: () => Promise<void>,
): Promise<BystanderLatency> {
  const health: number[] = [];
  const read: number[] = [];
  let isOver = false;
  const ask = async (path: string, waits: number[]) => {
    const startedAt = performance.now();
    const answer = await fetch(`${server.url}${path}`, { headers: { cookie } });
    await answer.text();
    waits.push(performance.now() - startedAt);
    if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}`);
  };
  const somebodyElse = (async () => {
    while (!isOver || read.length < 30) {
      await ask('/healthz', health);
      await ask(readPath, read);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const attacking = attack().finally(() => {
    isOver = true;
  });
  await Promise.all([attacking, somebodyElse]);
  return { healthP99: p99(health), readP99: p99(read), asked: read.length };
}

function p99(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
}
