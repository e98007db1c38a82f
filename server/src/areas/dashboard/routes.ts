import { commandContract } from '@fap/shared/dashboard/command-contract.ts';
import { dashboardContract } from '@fap/shared/dashboard/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { listAlerts } from './alerts/list-alerts.ts';
import { returnAlert, takeAlert } from './alerts/take-alert.ts';
import { getDesk } from './desk/get-desk.ts';
import { countFlowPatterns } from './stats/count-flow-patterns.ts';
import { getStats } from './stats/get-stats.ts';
import { listFigureRows } from './stats/list-figure-rows.ts';

/** The calls of the home page and the Command Center. */
export function bindDashboardRoutes(app: HttpApp): void {
  bind(app, dashboardContract.desk, (ctx) => getDesk(ctx));

  bind(app, commandContract.stats, (ctx, { params }) => getStats(ctx, params.range));

  bind(app, commandContract.figureRows, async (ctx, { params, query }, http) =>
    sendPage(http, await listFigureRows(ctx, { ...params, ...query })),
  );

  bind(app, commandContract.flowPatterns, async (ctx) => ({ flowPatterns: await countFlowPatterns(ctx) }));

  bind(app, commandContract.criticalAlerts, (ctx) => listAlerts(ctx));

  bind(app, commandContract.takeAlert, async (ctx, { body }) => {
    await takeAlert(ctx, body);
    return listAlerts(ctx);
  });

  bind(app, commandContract.returnAlert, async (ctx, { body }) => {
    await returnAlert(ctx, body);
    return listAlerts(ctx);
  });
}
