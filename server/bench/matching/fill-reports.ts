import { extractReportFeatures } from '@fap/shared/matching/report-features.ts';
import { sketchText } from '@fap/shared/texts/sketch/text-sketch.ts';
import { FULL_BAND } from '../../src/areas/matching/full-band.ts';
import type { DatabaseConnection } from '../../src/platform/postgres/database.ts';
import type { Campaigns } from './campaigns.ts';
import type { ExactTexts } from './exact-texts.ts';

/** Number of reports per campaign, which is one cluster. */
export const REPORTS_PER_CAMPAIGN = 20;
/** Domains of common hosters, of which every third report names one. */
export const COMMON_DOMAINS = ['host-one.example', 'host-two.example', 'host-three.example'];

const BATCH = 1_000;
const COUNTERS = 2 ** 27;

/** Fills the tables as submitted reports would, without the cost of submitting each. */
export class ReportFiller {
  private filled = 0;
  /** Fill counts of the bands; hash collisions can only raise a count. */
  private readonly held = new Uint8Array(COUNTERS);

  private readonly sql: DatabaseConnection['sql'];
  private readonly campaigns: Campaigns;
  private readonly exact: ExactTexts;

  constructor(sql: DatabaseConnection['sql'], campaigns: Campaigns, exact: ExactTexts) {
    this.sql = sql;
    this.campaigns = campaigns;
    this.exact = exact;
  }

  async fillTo(count: number): Promise<void> {
    const { sql } = this;
    const first = this.filled;
    await sql`drop index if exists report_text_bands_idx`;
    await sql`set maintenance_work_mem = '1GB'`;
    await sql`
      insert into cluster (id, name, scam_type, description, cluster_chain_id, manifest, created_by, created_at, last_activity_at)
      select 'c' || n, 'Cluster ' || n, 'other', '', 'chain-' || n, '{}', 'bench', now(), now()
      from generate_series(${Math.ceil(first / REPORTS_PER_CAMPAIGN)}::int, ${Math.ceil(count / REPORTS_PER_CAMPAIGN) - 1}::int) as n`;
    await sql`
      insert into custody_chain (id, kind, name, head)
      select id, 'cluster', cluster_chain_id, repeat('0', 64) from cluster on conflict do nothing`;
    await this.insertReports(first, count);
    await this.insertTexts(first, count);
    await this.fillIndicators(count);
    await sql`create index report_text_bands_idx on report_text using gin (bands) with (fastupdate = off)`;
    await sql`vacuum analyze`;
    // The data is written to disk before anything is measured.
    await sql`checkpoint`;
    this.filled = count;
  }

  private async insertReports(first: number, count: number): Promise<void> {
    let traits = '';
    for (let from = first; from < count; from += BATCH) {
      const rows = {
        ids: [] as string[],
        clusters: [] as string[],
        texts: [] as string[],
        traits: [] as string[],
      };
      for (let report = from; report < Math.min(count, from + BATCH); report += 1) {
        const campaign = Math.floor(report / REPORTS_PER_CAMPAIGN);
        const text = this.campaigns.textOf(campaign, report);
        if (report % REPORTS_PER_CAMPAIGN === 0 || traits === '') traits = traitsOf(text);
        rows.ids.push(`r${report}`);
        rows.clusters.push(`c${campaign}`);
        rows.texts.push(text);
        rows.traits.push(traits);
      }
      await this.sql`
        insert into report (id, cluster_id, reporter_id, scam_name, scam_type, description, contact_method, date_occurred,
          amount_involved, scam_personas, evidence_text, consent_vault, match, traits, created_at)
        select id, cluster_id, 'bench', '', 'other', description, 'email', '2026-01-01', '', '', '', true, '{}', traits::jsonb, now()
        from unnest(${rows.ids}::text[], ${rows.clusters}::text[], ${rows.texts}::text[], ${rows.traits}::text[])
          as row (id, cluster_id, description, traits)`;
    }
  }

  private async insertTexts(first: number, count: number): Promise<void> {
    for (let from = first; from < count; from += BATCH) {
      const rows = { ids: [] as string[], sketches: [] as string[], bands: [] as string[] };
      for (let report = from; report < Math.min(count, from + BATCH); report += 1) {
        const text = this.campaigns.textOf(Math.floor(report / REPORTS_PER_CAMPAIGN), report);
        this.exact.add(text);
        const sketched = sketchText(text);
        if (!sketched) continue;
        rows.ids.push(`r${report}`);
        rows.sketches.push(Buffer.from(sketched.sketch).toString('hex'));
        rows.bands.push(`{${sketched.bands.filter((band) => this.hasRoom(band)).join(',')}}`);
      }
      await this.sql`
        insert into report_text (report_id, part, sketch, bands)
        select id, 'account', decode(sketch, 'hex'), bands::int[]
        from unnest(${rows.ids}::text[], ${rows.sketches}::text[], ${rows.bands}::text[]) as row (id, sketch, bands)`;
    }
  }

  private hasRoom(band: number): boolean {
    const counter = (band >>> 0) % COUNTERS;
    const held = this.held[counter] ?? 0;
    if (held >= FULL_BAND) return false;
    this.held[counter] = held + 1;
    return true;
  }

  /** Half of a campaign's reports name its domain; a third of all reports name a common hoster. */
  private async fillIndicators(count: number): Promise<void> {
    const { sql } = this;
    await sql`truncate indicator_mention, indicator cascade`;
    const idOf = sql`substr(encode(sha256(convert_to('domain ' || value, 'UTF8')), 'hex'), 1, 32)::uuid`;
    await sql`create temp table named as
      select 'r' || n as report_id, 'c' || n / ${REPORTS_PER_CAMPAIGN}::int as cluster_id, 'campaign-' || n / ${REPORTS_PER_CAMPAIGN}::int || '.example' as value
      from generate_series(0, ${count - 1}::int) as n where n % 2 = 0
      union all
      select 'r' || n, 'c' || n / ${REPORTS_PER_CAMPAIGN}::int, (${COMMON_DOMAINS}::text[])[1 + n / 3 % 3]
      from generate_series(0, ${count - 1}::int) as n where n % 3 = 0`;
    await sql`
      insert into indicator (id, type, value, mentions, reports, reporters, clusters, first_seen_at, last_seen_at)
      select ${idOf}, 'domain', value, count(*), count(*), 1, count(distinct cluster_id), now(), now() from named group by value`;
    await sql`
      insert into indicator_mention (indicator_id, source_kind, source_id, report_id, reporter_id, cluster_id, at)
      select ${idOf}, 'report', report_id, report_id, 'bench', cluster_id, now() from named`;
    await sql`drop table named`;
  }
}

const traitsOf = (text: string): string =>
  JSON.stringify(
    extractReportFeatures({ description: text, evidence: '', scamPersonas: '', dateOccurred: '2026-01-01' })
      .traits,
  );
