import type { ReportHandover } from '@fap/shared/reports/report-path.ts';
import { sql } from 'drizzle-orm';
import { dossierEdition } from '../../../db/schema/dossier.ts';
import { auditEntry } from '../../../db/schema/platform.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** When a report first stood in an edition of a dossier, and when law enforcement first read such an edition. */
export async function findHandover({ db }: Ctx, reportId: string): Promise<ReportHandover> {
  const [row] = await db.execute<{ made: string | null; read: string | null }>(sql`
    with edition as (
      select id, made_at from ${dossierEdition}
      where outline -> 'shownReports' @> to_jsonb(${reportId}::text)
    )
    select min(edition.made_at) as made, (
      select min(at) from ${auditEntry}
      where entity_type = 'dossier' and action = 'dossier.read' and entity_id in (select id from edition)
        and after ->> 'byLaw' = 'true'
    ) as read
    from edition`);
  return {
    inDossierAt: row?.made ? new Date(row.made) : null,
    handedOverAt: row?.read ? new Date(row.read) : null,
  };
}
