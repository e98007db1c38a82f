import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { findingsContract } from '@fap/shared/recondogs/findings-contract.ts';
import { UNIT_KEYS } from '@fap/shared/recondogs/units.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { cancelOperation } from './cancel-operation.ts';
import { deployUnits } from './deploy-units.ts';
import { listOperations } from './list-operations.ts';
import { getStatus, presentOperationRuns } from './queries.ts';
import { suggestFindings } from './suggest-findings.ts';

/** The ReconDogs' calls. */
export function bindRecondogRoutes(app: HttpApp): void {
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
  bind(app, recondogsContract.cancel, async (ctx, { params }) =>
    presentOperationRuns(ctx, await cancelOperation(ctx, params.id)),
  );
  bind(app, recondogsContract.trigger, async (ctx, { body }) => {
    const operation = await deployUnits(ctx, {
      clusterId: body.clusterId,
      units: body.reconDogTargets,
      priority: body.priority,
    });
    return reply(202, await presentOperationRuns(ctx, operation));
  });
}
