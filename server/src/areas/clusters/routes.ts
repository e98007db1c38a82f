import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { verificationsContract } from '@fap/shared/clusters/verifications.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { listActiveClusters } from './list-active-clusters.ts';
import { listClusterActivity } from './list-cluster-activity.ts';
import { countClusters, listClusters } from './list-clusters.ts';
import { listVerifications, verifyCluster, withdrawVerification } from './verify-cluster.ts';

/** Lists of clusters, what happened to them lately, and who verified them. */
export function bindClusterRoutes(app: HttpApp): void {
  bind(app, clustersContract.list, async (ctx, { query }, http) =>
    sendPage(http, await listClusters(ctx, query)),
  );
  bind(app, clustersContract.counts, (ctx, { query }) => countClusters(ctx, query));
  bind(app, clustersContract.active, async (ctx, { query }, http) =>
    sendPage(http, await listActiveClusters(ctx, query)),
  );
  bind(app, clustersContract.activity, async (ctx, { query }, http) =>
    sendPage(http, await listClusterActivity(ctx, query)),
  );
  bind(app, verificationsContract.list, (ctx, { params }) => listVerifications(ctx, params.id));
  bind(app, verificationsContract.verify, async (ctx, { params, body }) =>
    reply(201, await verifyCluster(ctx, params.id, body)),
  );
  bind(app, verificationsContract.withdraw, (ctx, { params }) =>
    withdrawVerification(ctx, params.id, params.verificationId),
  );
}
