import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../../platform/context.ts';
import type { RunRow } from './advance-run.ts';
import { getRun } from './queries.ts';

const LOOK_EVERY_MS = 150;
/** A caller waits this long for a scan to end, in milliseconds; then the topic tells the rest. */
const WAIT_LIMIT_MS = 12_000;

/** Waits until a scan ended, in whichever process it runs; gives it as it stands when that takes too long. */
export async function awaitRun(ctx: Ctx, runId: string): Promise<RunRow> {
  const deadline = performance.now() + WAIT_LIMIT_MS;
  for (;;) {
    const run = await getRun(ctx, runId);
    if (run.endedAt || performance.now() >= deadline) return run;
    await sleep(LOOK_EVERY_MS);
  }
}
