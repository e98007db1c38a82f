import { dashboardContract } from '@fap/shared/dashboard/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { getDesk } from './desk/get-desk.ts';

/** The calls of the home page. */
export function bindDashboardRoutes(app: HttpApp): void {
  bind(app, dashboardContract.desk, (ctx) => getDesk(ctx));
}
