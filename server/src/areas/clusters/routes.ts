import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { listActiveClusters, listClusterActivity, listClusters } from './queries.ts';

/** Lists of clusters and what happened to them lately. */
export function bindClusterRoutes(app: HttpApp): void {
  bind(app, clustersContract.list, (ctx) => listClusters(ctx));
  bind(app, clustersContract.active, (ctx) => listActiveClusters(ctx));
  bind(app, clustersContract.activity, (ctx) => listClusterActivity(ctx));
}
