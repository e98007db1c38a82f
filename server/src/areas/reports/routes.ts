import { reportsContract } from '@fap/shared/reports/contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { submitReport } from './submit-report.ts';

/** The intake of reports. */
export function bindReportRoutes(app: HttpApp): void {
  bind(app, reportsContract.create, async (ctx, { body }) => reply(201, await submitReport(ctx, body)));
}
