import { extractReportFeatures } from '@fap/shared/matching/report-features.ts';
import { replaceFeatures } from '../../src/areas/reports/index.ts';
import type { DatabaseConnection } from '../../src/platform/postgres/database.ts';
import { recordAudit, transact } from '../../src/platform/write/transact.ts';
import { benchContext } from '../bench-context.ts';
import type { Campaigns } from './campaigns.ts';

const INSERTS = 300;
const NEW_CAMPAIGNS = 5_000_000;

/** Measures sequential inserts of reports' features per second; the rows are deleted again. */
export async function measureInserts(database: DatabaseConnection, campaigns: Campaigns): Promise<string[]> {
  const ctx = benchContext(database);
  const { sql } = database;
  await sql`insert into report (id, cluster_id, reporter_id, scam_name, scam_type, description, contact_method,
      date_occurred, amount_involved, scam_personas, evidence_text, consent_vault, match, created_at)
    select 'new' || n, 'c0', 'bench', '', 'other', '', 'email', '2026-01-01', '', '', '', true, '{}', now()
    from generate_series(1, ${INSERTS}::int) as n`;
  const startedAt = performance.now();
  for (let n = 1; n <= INSERTS; n += 1) {
    const description = campaigns.textOf(NEW_CAMPAIGNS + (n % 50), n);
    const features = extractReportFeatures({ description, evidence: '', scamPersonas: '' });
    await transact(ctx, 'platform', async (tx) => {
      await recordAudit(tx, { action: 'bench.kept', entityType: 'report', entityId: `new${n}` });
      await replaceFeatures(tx, `new${n}`, features);
    });
  }
  const seconds = (performance.now() - startedAt) / 1000;
  await sql`delete from report where id like 'new%'`;
  return [Math.round(INSERTS / seconds).toLocaleString('en')];
}
