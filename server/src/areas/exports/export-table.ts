import type { ExportFormat, ExportTable } from '@fap/shared/exports/tables.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Context } from 'hono';
import type { HttpApp, HttpVariables } from '../../platform/http/http-app.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { openPages, type Parameters } from './read-pages.ts';
import { TABLES } from './tables.ts';
import { writeTable } from './write-table.ts';

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

export interface ExportInput {
  table: ExportTable;
  format: ExportFormat;
  /** Filters of the list, and what its path names. */
  parameters: Parameters;
}

/**
 * A whole list as a file, by asking its own call page by page; recorded before the first byte leaves. Who may not read the list gets its
 * refusal. If something breaks on the way the answer breaks too, so that a cut file does not pass for a whole one.
 */
export async function exportTable(
  app: HttpApp,
  ctx: Ctx,
  http: Context<HttpVariables>,
  { table, format, parameters }: ExportInput,
): Promise<Response> {
  const list = TABLES[table];
  // A part of one or two dots would lead to another call than the one that is recorded.
  const missing = [...list.endpoint.path.matchAll(/:(\w+)/gu)].find(([, name = '']) =>
    /^\.{0,2}$/u.test(parameters[name] ?? ''),
  );
  if (missing) {
    const [, name = ''] = missing;
    const message = t`Please say which one: ${name}`;
    throw new AppError('INVALID', { message, issues: [{ path: name, message }] });
  }
  const opened = await openPages(app, http, { list, parameters });
  if ('refusal' in opened) return opened.refusal;
  const isOwn = list.endpoint.access === 'signed-in';
  await transact(ctx, 'account.manage', (tx) =>
    recordAudit(tx, {
      action: 'table.exported',
      entityType: 'table',
      entityId: table,
      // What a member looks for among their own things may be somebody's name; it is nobody's business.
      after: { format, filters: isOwn ? Object.keys(parameters) : parameters },
    }),
  );
  const day = ctx.clock.now().toISOString().slice(0, 10);
  const text = writeTable(list, format, opened.pages);
  return new Response(ReadableStream.from(text).pipeThrough(new TextEncoderStream()), {
    headers: {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="${table}-${day}.${format}"`,
    },
  });
}
