import type { DatabaseConnection } from '../src/platform/postgres/database.ts';

const MENTIONS_PER_REPORT = 10;
const REPORTS_PER_CLUSTER = 10;

/** Fills the index with domains: ten reports per cluster, every mention from a report. */
export async function fillIndex(sql: DatabaseConnection['sql'], rows: number): Promise<void> {
  const reports = Math.ceil(rows / MENTIONS_PER_REPORT);
  await sql`insert into account (id, email, display_name, password_hash)
    values ('bench', 'bench@people.test', 'Bench', 'none')`;
  await sql`
    insert into cluster (id, name, scam_type, description, cluster_chain_id, manifest, created_by, created_at, last_activity_at)
    select 'cluster-' || n, 'Cluster ' || n, 'other', '', 'chain-' || n, '{}', 'bench', now(), now()
    from generate_series(0, ${Math.ceil(reports / REPORTS_PER_CLUSTER)}::int) as n`;
  await sql`
    insert into report (id, cluster_id, reporter_id, scam_name, scam_type, description, contact_method, date_occurred,
      amount_involved, scam_personas, evidence_text, consent_vault, match, created_at)
    select 'report-' || n, 'cluster-' || n / ${REPORTS_PER_CLUSTER}::int, 'bench', '', 'other', '', 'email', '2026-01-01',
      '', '', '', true, '{}', now()
    from generate_series(0, ${reports}::int) as n`;
  await sql`
    insert into indicator (id, type, value, mentions, reports, reporters, clusters, first_seen_at, last_seen_at)
    select substr(encode(sha256(convert_to('domain site-' || n || '.example', 'UTF8')), 'hex'), 1, 32)::uuid,
      'domain', 'site-' || n || '.example', 1, 1, 1, 1, now(), now()
    from generate_series(1, ${rows}::int) as n`;
  await sql`
    insert into indicator_mention (indicator_id, source_kind, source_id, report_id, reporter_id, cluster_id, at)
    select indicator.id, 'report', report.id, report.id, 'bench', report.cluster_id, now()
    from indicator join report on report.id = 'report-' || substring(value from '\\d+')::int / ${MENTIONS_PER_REPORT}::int`;
}
