import { administrationContract } from '@fap/shared/administration/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { exportAudit } from './export-audit.ts';
import { listAudit } from './list-audit.ts';

/** What admins see of the whole installation. */
export function bindAdministrationRoutes(app: HttpApp): void {
  bind(app, administrationContract.audit, async (ctx, { query }, http) =>
    sendPage(http, await listAudit(ctx, query)),
  );
  bind(app, administrationContract.exportAudit, async (ctx, { query }) => {
    const lines = ReadableStream.from(await exportAudit(ctx, query)).pipeThrough(new TextEncoderStream());
    const day = ctx.clock.now().toISOString().slice(0, 10);
    return new Response(lines, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="audit-${day}.csv"`,
      },
    });
  });
}
