import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { listActiveClusters } from './list-active-clusters.ts';
import { listClusterActivity } from './list-cluster-activity.ts';
import { countClusters, listClusters } from './list-clusters.ts';

/** Lists of clusters and what happened to them lately. */
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
}
