import { detectionContract } from '@fap/shared/detection/contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { awaitRun } from './await-run.ts';
import { presentScan } from './presenter.ts';
import { readRun, readStats } from './queries.ts';
import { requestScan } from './request-scan.ts';

/** The automatic detection's calls. */
export function bindDetectionRoutes(app: HttpApp): void {
  bind(app, detectionContract.stats, (ctx) => readStats(ctx));
  bind(app, detectionContract.runScan, async (ctx) => {
    const run = await awaitRun(ctx, await requestScan(ctx, 'person'));
    return reply(run.endedAt ? 200 : 202, presentScan(run));
  });
  bind(app, detectionContract.run, (ctx, { params }) => readRun(ctx, params.id));
}
