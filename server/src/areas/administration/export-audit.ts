import { csvLine } from '@fap/shared/kernel/csv.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { type AuditFilters, listAudit } from './list-audit.ts';

const HEADER = [
  'Number',
  'Time (UTC)',
  'Actor',
  'Actor id',
  'Action',
  'Kind',
  'Id',
  'Cluster',
  'Before',
  'After',
];
const BATCH = 500;

/** The audit trail as lines of CSV, newest first, a batch at a time; the export itself is recorded before. */
export async function exportAudit(ctx: Ctx, filters: AuditFilters): Promise<AsyncIterable<string>> {
  await transact(ctx, 'admin.access', (tx) =>
    recordAudit(tx, { action: 'audit.exported', entityType: 'audit', entityId: 'audit', after: filters }),
  );
  return csvLines(ctx, filters);
}

async function* csvLines(ctx: Ctx, filters: AuditFilters): AsyncIterable<string> {
  yield csvLine(HEADER);
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await listAudit(ctx, { ...filters, limit: BATCH, cursor });
    yield page.items
      .map(({ id, at, actor, action, entityType, entityId, clusterId, before, after }) =>
        csvLine([
          String(id),
          at,
          actor?.name ?? 'Platform',
          actor?.id ?? '',
          action,
          entityType,
          entityId,
          clusterId ?? '',
          before === null ? '' : JSON.stringify(before),
          after === null ? '' : JSON.stringify(after),
        ]),
      )
      .join('');
    cursor = page.nextCursor;
  }
}
