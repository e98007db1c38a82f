import { casesContract } from '@fap/shared/cases/contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { languageOfRequest } from '../../platform/http/language.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { listSteps } from './case-log.ts';
import { changeCase } from './change-case.ts';
import { addTask, changeTask, deleteTask } from './change-tasks.ts';
import { createCase } from './create-case.ts';
import { getReport, makeReport } from './forensic/make-report.ts';
import { getDetails, presentDetails } from './get-details.ts';
import { listAssignees } from './list-assignees.ts';
import { listCases } from './list-cases.ts';
import { getCase } from './policy.ts';
import { signOffCase } from './sign-off-case.ts';

/** Cases, their tasks, sign-off, timeline and forensic reports. */
export function bindCaseRoutes(app: HttpApp): void {
  // Before the case of one number, whose path it would fit, too.
  bind(app, casesContract.recentCases, async (ctx, { query }, http) =>
    sendPage(http, await listCases(ctx, query)),
  );

  bind(app, casesContract.createCase, async (ctx, { body }) =>
    reply(201, await presentDetails(ctx, await createCase(ctx, body))),
  );

  bind(app, casesContract.case, (ctx, { params }) => getDetails(ctx, params.id));

  bind(app, casesContract.changeCase, async (ctx, { params, body }) => {
    await changeCase(ctx, params.id, body);
    return getDetails(ctx, params.id);
  });

  bind(app, casesContract.assignees, (ctx, { params }) => listAssignees(ctx, params.id));

  bind(app, casesContract.timeline, async (ctx, { params, query }, http) =>
    sendPage(
      http,
      await listSteps(ctx, await getCase(ctx, params.id), { ...query, language: languageOfRequest(http) }),
    ),
  );

  bind(app, casesContract.addTask, async (ctx, { params, body }) => {
    await addTask(ctx, params.id, body.text);
    return reply(201, await getDetails(ctx, params.id));
  });

  bind(app, casesContract.changeTask, async (ctx, { params, body }) => {
    await changeTask(ctx, { caseId: params.id, taskId: params.taskId, isDone: body.isDone });
    return getDetails(ctx, params.id);
  });

  bind(app, casesContract.deleteTask, async (ctx, { params }) => {
    await deleteTask(ctx, params.id, params.taskId);
    return getDetails(ctx, params.id);
  });

  bind(app, casesContract.signOff, async (ctx, { params, body }) => {
    await signOffCase(ctx, params.id, body.note);
    return getDetails(ctx, params.id);
  });

  bind(app, casesContract.forensicReport, async (ctx, { params }, http) => {
    const { reportId, caseId, sha256 } = await makeReport(ctx, params.id, languageOfRequest(http));
    return reply(201, { reportId, pdfUrl: `/api/cases/${caseId}/forensic-reports/${reportId}`, sha256 });
  });

  bind(app, casesContract.forensicReportFile, async (ctx, { params }) => {
    const pdf = await getReport(ctx, params.id, params.reportId);
    return new Response(new Uint8Array(pdf), {
      headers: {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="forensic-report-${params.id}.pdf"`,
        'Content-Length': String(pdf.byteLength),
        'Cache-Control': 'private, no-store',
      },
    });
  });
}
