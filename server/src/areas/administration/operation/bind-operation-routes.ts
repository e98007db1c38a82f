import { operationContract } from '@fap/shared/administration/operation-contract.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import { sendPage } from '../../../platform/http/list-page.ts';
import type { DiskSpace } from '../../../platform/runtime/disk-space.ts';
import { getStorage } from './get-storage.ts';
import { listFailedJobs, listQueues } from './list-queues.ts';
import { listParkedEvents, retryEvent } from './parked-events.ts';
import { retryJob } from './retry-job.ts';

/** How the installation runs: queues, failed work with another try, and the room that is left. */
export function bindOperationRoutes(app: HttpApp, disk: DiskSpace): void {
  bind(app, operationContract.queues, (ctx) => listQueues(ctx));
  bind(app, operationContract.failedJobs, async (ctx, { query }, http) =>
    sendPage(http, await listFailedJobs(ctx, query)),
  );
  bind(app, operationContract.retryJob, (ctx, { params }) => retryJob(ctx, params.id));
  bind(app, operationContract.parkedEvents, async (ctx, { query }, http) =>
    sendPage(http, await listParkedEvents(ctx, query)),
  );
  bind(app, operationContract.retryEvent, (ctx, { params }) => retryEvent(ctx, params.id));
  bind(app, operationContract.storage, (ctx) => getStorage(ctx, disk));
}
