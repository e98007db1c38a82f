import { mergeContract } from '@fap/shared/merges/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { listChanges } from './list-changes.ts';
import { listProposals } from './list-proposals.ts';
import { listReports } from './list-reports.ts';
import { mergeClusters } from './merge-clusters.ts';
import { removeReport } from './remove-report.ts';
import { splitCluster } from './split-cluster.ts';

/** Merges, splits and their proposals. */
export function bindMergeRoutes(app: HttpApp): void {
  bind(app, mergeContract.merge, (ctx, { params, body }) =>
    mergeClusters(ctx, { clusterId: params.id, ...body }),
  );
  bind(app, mergeContract.split, (ctx, { params, body }) =>
    splitCluster(ctx, { clusterId: params.id, ...body }),
  );
  bind(app, mergeContract.proposals, async (ctx, { query }, http) =>
    sendPage(http, await listProposals(ctx, query)),
  );
  bind(app, mergeContract.reports, (ctx, { params }) => listReports(ctx, params.id));
  bind(app, mergeContract.takeOut, (ctx, { params, body }) =>
    removeReport(ctx, { reportId: params.reportId, reason: body.reason }),
  );
  bind(app, mergeContract.changes, async (ctx, { params, query }, http) =>
    sendPage(http, await listChanges(ctx, { clusterId: params.id, ...query })),
  );
}
