import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../../platform/context.ts';
import type { HarvestRunRow } from './harvest-rows.ts';
import { getHarvestRun } from './queries.ts';

const LOOK_EVERY_MS = 150;
/** A caller waits this long for a harvest to end, in milliseconds; then the topic tells the rest. */
const WAIT_LIMIT_MS = 12_000;

/** Waits until a harvest ended, in whichever process it runs; gives it as it stands when that takes too long. */
export async function awaitHarvest(ctx: Ctx, runId: string): Promise<HarvestRunRow> {
  const deadline = performance.now() + WAIT_LIMIT_MS;
  for (;;) {
    const run = await getHarvestRun(ctx, runId);
    if (run.endedAt || performance.now() >= deadline) return run;
    await sleep(LOOK_EVERY_MS);
  }
}
