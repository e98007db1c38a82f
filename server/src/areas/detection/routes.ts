import { detectionContract } from '@fap/shared/detection/contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import { listDetections } from './list-detections.ts';
import { listSourceStates } from './list-source-states.ts';
import { presentScan } from './presenter.ts';
import { getRun, getRunDetail, getStats } from './queries.ts';
import { requestScan } from './request-scan.ts';
import { reviewFinding } from './review-finding.ts';

/** A request waits this long for a scan to end, in milliseconds; after that clients follow the topic. */
const WAIT_LIMIT_MS = 12_000;

/** The automatic detection's calls. */
export function bindDetectionRoutes(app: HttpApp): void {
  bind(app, detectionContract.stats, (ctx) => getStats(ctx));
  bind(app, detectionContract.runScan, async (ctx) => {
    const runId = await requestScan(ctx, 'person');
    const run = await pollUntil(
      () => getRun(ctx, runId),
      ({ endedAt }) => endedAt !== null,
      WAIT_LIMIT_MS,
    );
    return reply(run.endedAt ? 200 : 202, presentScan(run));
  });
  bind(app, detectionContract.run, (ctx, { params }) => getRunDetail(ctx, params.id));
  bind(app, detectionContract.sources, (ctx) => listSourceStates(ctx));
  bind(app, detectionContract.findings, async (ctx, { query }, http) =>
    sendPage(http, await listDetections(ctx, query)),
  );
  bind(app, detectionContract.review, (ctx, { params, body }) => reviewFinding(ctx, params.id, body.verdict));
}
