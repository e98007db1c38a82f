import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { mergeContract } from '@fap/shared/clusters/merge-contract.ts';
import { similarityContract } from '@fap/shared/clusters/similarity-contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { bindCatalogueRoutes } from './catalogue/routes.ts';
import { bindDnaRoutes } from './dna/routes.ts';
import { bindFamilyRoutes } from './families/routes.ts';
import { bindIndicatorRoutes } from './indicators/routes.ts';
import { listChanges } from './merges/list-changes.ts';
import { listProposals } from './merges/list-proposals.ts';
import { listReports } from './merges/list-reports.ts';
import { mergeClusters } from './merges/merge-clusters.ts';
import { splitCluster } from './merges/split-cluster.ts';
import { takeReportOut } from './merges/take-report-out.ts';
import { bindPlaybookRoutes } from './playbook/routes.ts';
import { listActiveClusters, listClusterActivity, listClusters, previewMatch } from './queries.ts';
import { checkSimilarity } from './similarity/check-similarity.ts';
import { submitReport } from './submit-report.ts';

/** Lists of clusters, the intake of reports, the index of what reports name, and the catalogue. */
export function bindClusterRoutes(app: HttpApp): void {
  bind(app, clustersContract.list, (ctx) => listClusters(ctx));
  bind(app, clustersContract.active, (ctx) => listActiveClusters(ctx));
  bind(app, clustersContract.activity, (ctx) => listClusterActivity(ctx));
  bind(app, clustersContract.previewMatch, async (ctx, { body }) => ({
    match: await previewMatch(ctx, body),
  }));
  bindIndicatorRoutes(app);
  bindCatalogueRoutes(app);
  bind(app, similarityContract.check, (ctx, { body }) => checkSimilarity(ctx, body));
  bind(app, mergeContract.merge, (ctx, { params, body }) =>
    mergeClusters(ctx, { clusterId: params.id, ...body }),
  );
  bind(app, mergeContract.split, (ctx, { params, body }) =>
    splitCluster(ctx, { clusterId: params.id, ...body }),
  );
  bind(app, mergeContract.proposals, (ctx) => listProposals(ctx));
  bind(app, mergeContract.reports, (ctx, { params }) => listReports(ctx, params.id));
  bind(app, mergeContract.takeOut, (ctx, { params, body }) =>
    takeReportOut(ctx, { reportId: params.reportId, reason: body.reason }),
  );
  bind(app, mergeContract.changes, (ctx, { params }) => listChanges(ctx, params.id));
  bindDnaRoutes(app);
  bindPlaybookRoutes(app);
  bindFamilyRoutes(app);
  bind(app, clustersContract.create, async (ctx, { body }) => reply(201, await submitReport(ctx, body)));
}
