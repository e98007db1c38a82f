import { analystReportsContract } from '@fap/shared/reports/analyst-contract.ts';
import { reportsContract } from '@fap/shared/reports/contract.ts';
import { ownReportsContract } from '@fap/shared/reports/own-contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { revealDetail } from './analysts/reveal-detail.ts';
import { viewReport } from './analysts/view-report.ts';
import { sendMessage } from './messages/send-message.ts';
import { addEvidence } from './own/add-evidence.ts';
import { changeConsent } from './own/change-consent.ts';
import { correctReport } from './own/correct-report.ts';
import { listOwnReports, presentOwnReport } from './own/present-own-report.ts';
import { restoreReport } from './own/restore-report.ts';
import { withdrawReport } from './own/withdraw-report.ts';
import { submitReport } from './submit-report.ts';

/** The intake of reports, and what reporters see and decide about their own. */
export function bindReportRoutes(app: HttpApp): void {
  bind(app, reportsContract.create, async (ctx, { body }) => reply(201, await submitReport(ctx, body)));
  bind(app, ownReportsContract.list, (ctx, { query }) => listOwnReports(ctx, query));
  bind(app, ownReportsContract.get, (ctx, { params: { id } }) => presentOwnReport(ctx, id));
  bind(app, ownReportsContract.correct, async (ctx, { params: { id }, body: { version, ...words } }) => {
    await correctReport(ctx, { id, version, words });
    return presentOwnReport(ctx, id);
  });
  bind(app, ownReportsContract.addEvidence, async (ctx, { params: { id }, body: { evidenceIds } }) => {
    await addEvidence(ctx, { id, evidenceIds });
    return presentOwnReport(ctx, id);
  });
  bind(app, ownReportsContract.withdraw, async (ctx, { params: { id }, body: { reason } }) => {
    await withdrawReport(ctx, { id, reason });
    return presentOwnReport(ctx, id);
  });
  bind(app, ownReportsContract.restore, async (ctx, { params: { id } }) => {
    await restoreReport(ctx, id);
    return presentOwnReport(ctx, id);
  });
  bind(app, ownReportsContract.consent, async (ctx, { params: { id }, body }) => {
    await changeConsent(ctx, { id, ...body });
    return presentOwnReport(ctx, id);
  });
  bind(app, analystReportsContract.view, (ctx, { params: { id } }) => viewReport(ctx, id));
  bind(app, analystReportsContract.reveal, (ctx, { params: { id }, body }) =>
    revealDetail(ctx, { id, ...body }),
  );
  bind(app, analystReportsContract.send, async (ctx, { params: { id }, body: { words } }) =>
    reply(201, await sendMessage(ctx, { id, words })),
  );
}
