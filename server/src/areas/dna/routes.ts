import { clusterDnaContract } from '@fap/shared/dna/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { getClusterDetail, getDna } from './queries.ts';

/** A cluster's DNA and details; bound after the lists, whose paths would otherwise match as an id. */
export function bindDnaRoutes(app: HttpApp): void {
  bind(app, clusterDnaContract.dna, (ctx, { params }) => getDna(ctx, params.clusterId));
  bind(app, clusterDnaContract.detail, (ctx, { params }) => getClusterDetail(ctx, params.id));
}
