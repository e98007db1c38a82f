import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { findingsContract } from '@fap/shared/recondogs/findings-contract.ts';
import { operationsContract } from '@fap/shared/recondogs/operations-contract.ts';
import { unitRequestsContract } from '@fap/shared/recondogs/requests-contract.ts';
import { UNIT_KEYS } from '@fap/shared/recondogs/units.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { askForUnits } from './ask-for-units.ts';
import { cancelOperation } from './cancel-operation.ts';
import { acceptRequest, declineRequest, withdrawRequest } from './decide-request.ts';
import { deployUnits } from './deploy-units.ts';
import { getCommandRoom } from './get-command-room.ts';
import { getOperationDetail, listAllOperations } from './list-all-operations.ts';
import { listOperations } from './list-operations.ts';
import {
  listOwnRequests,
  listQueuedRequests,
  presentOwnRequest,
  presentQueuedRequest,
} from './list-requests.ts';
import { getStatus, presentOperationRuns } from './queries.ts';
import { resumeOperation } from './resume-operation.ts';
import { suggestFindings } from './suggest-findings.ts';

/** The ReconDogs' calls. */
export function bindRecondogRoutes(app: HttpApp, { isDemo }: { isDemo: boolean }): void {
  bindDeployments(app);
  bindOperations(app, isDemo);
  bindRequests(app);
}

function bindDeployments(app: HttpApp): void {
  bind(app, recondogsContract.status, (ctx, { params }) => getStatus(ctx, params.clusterId));
  bind(app, findingsContract.suggest, async (ctx, { params }) => ({
    findings: await suggestFindings(ctx, params),
  }));
  bind(app, recondogsContract.operations, async (ctx, { params, query }, http) =>
    sendPage(http, await listOperations(ctx, { ...params, ...query })),
  );
  bind(app, recondogsContract.deploy, async (ctx, { body }) => {
    const operation = await deployUnits(ctx, {
      clusterId: body.clusterId,
      units: UNIT_KEYS,
      priority: 'medium',
    });
    return reply(202, await presentOperationRuns(ctx, operation));
  });
  bind(app, recondogsContract.trigger, async (ctx, { body }) => {
    const operation = await deployUnits(ctx, {
      clusterId: body.clusterId,
      units: body.reconDogTargets,
      priority: body.priority,
    });
    return reply(202, await presentOperationRuns(ctx, operation));
  });
}

function bindOperations(app: HttpApp, isDemo: boolean): void {
  bind(app, operationsContract.room, (ctx) => getCommandRoom(ctx, isDemo));
  bind(app, operationsContract.list, async (ctx, { query }, http) =>
    sendPage(http, await listAllOperations(ctx, query)),
  );
  bind(app, operationsContract.detail, (ctx, { params }) => getOperationDetail(ctx, params.id));
  bind(app, recondogsContract.cancel, async (ctx, { params }) =>
    presentOperationRuns(ctx, await cancelOperation(ctx, params.id)),
  );
  bind(app, operationsContract.resume, async (ctx, { params }) =>
    presentOperationRuns(ctx, await resumeOperation(ctx, params.id)),
  );
}

function bindRequests(app: HttpApp): void {
  bind(app, unitRequestsContract.ask, async (ctx, { body }) => {
    const { request, isNew } = await askForUnits(ctx, body);
    return reply(isNew ? 201 : 200, await presentOwnRequest(ctx, request));
  });
  bind(app, unitRequestsContract.own, async (ctx, { query }, http) =>
    sendPage(http, await listOwnRequests(ctx, query)),
  );
  bind(app, unitRequestsContract.withdraw, async (ctx, { params }) =>
    presentOwnRequest(ctx, await withdrawRequest(ctx, params.id)),
  );
  bind(app, unitRequestsContract.queue, async (ctx, { query }, http) =>
    sendPage(http, await listQueuedRequests(ctx, query)),
  );
  bind(app, unitRequestsContract.accept, async (ctx, { params }) =>
    presentQueuedRequest(ctx, await acceptRequest(ctx, params.id)),
  );
  bind(app, unitRequestsContract.decline, async (ctx, { params, body }) =>
    presentQueuedRequest(ctx, await declineRequest(ctx, params.id, body.reason)),
  );
}
