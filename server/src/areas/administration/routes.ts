import { administrationContract } from '@fap/shared/administration/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { listAudit } from './list-audit.ts';

/** What admins see of the whole installation. */
export function bindAdministrationRoutes(app: HttpApp): void {
  bind(app, administrationContract.audit, async (ctx, { query }, http) =>
    sendPage(http, await listAudit(ctx, query)),
  );
}
