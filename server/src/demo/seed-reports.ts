import { inArray } from 'drizzle-orm';
import { submitReport } from '../areas/reports/index.ts';
import { report } from '../db/schema/reports.ts';
import { randomIds } from '../platform/runtime/ids.ts';
import type { Ctx } from '../platform/write/context.ts';
import type { CorpusCluster, CorpusReport } from './corpus/schemas.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { fillPlaceholders, placeholderValues } from './placeholder-values.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Footer of every message: reports of different victims join only if they share two sites, not one. */
const FOOTER = 'Client portal: {domain} (mirror: {domain2})';
/** Days over which the demo's clusters are spread. */
const SPREAD_DAYS = 75;
/** Age of the youngest demo cluster in days, so that agents had time to work. */
const FRESHEST_DAYS = 6;

/** The id of a demo cluster, `cluster-001` and so on. */
export const demoClusterId = (index: number): string => `cluster-${String(index + 1).padStart(3, '0')}`;

/** When a demo cluster was founded: spread over the last weeks, so that some are active and some quiet. */
export function foundedAt(index: number, now: Date): Date {
  const days = FRESHEST_DAYS + ((index * 29) % SPREAD_DAYS);
  return new Date(now.getTime() - days * DAY_MS - (index % 24) * HOUR_MS);
}

/** The idempotency key of a demo report. */
export const reportKey = (index: number, position: number): string =>
  `demo-${demoClusterId(index)}-${position}`;

/** Which of these demo reports were sent: words with dates would be others on another day, so an interrupted seed skips them. */
export async function listKnownKeys(ctx: Ctx, keys: readonly string[]): Promise<ReadonlySet<string | null>> {
  const rows = await ctx.db
    .select({ key: report.idempotencyKey })
    .from(report)
    .where(inArray(report.idempotencyKey, [...keys]));
  return new Set(rows.map(({ key }) => key));
}

/** A corpus report with its cluster and its position among that cluster's reports. */
export interface PlacedReport {
  index: number;
  corpus: Pick<CorpusCluster, 'name' | 'scamType' | 'sources' | 'verifiedBy'>;
  position: number;
  report: CorpusReport;
  /** When it was sent; some hours after the one before when left out. */
  at?: Date;
}

/** Submits a corpus cluster's reports; the first founds it, the others must join it. */
export async function seedReports(
  ctx: Ctx,
  index: number,
  corpus: CorpusCluster,
  people: DemoPeople,
): Promise<void> {
  for (const [position, report] of corpus.reports.entries())
    await seedReport(ctx, { index, corpus, position, report }, people);
}

/** Submits one report; throws when it does not get into its cluster. */
export async function seedReport(
  ctx: Ctx,
  { index, corpus, position, report: told, at: given }: PlacedReport,
  people: DemoPeople,
): Promise<void> {
  const id = demoClusterId(index);
  const values = placeholderValues(index, corpus.name);
  const fill = (text: string) => fillPlaceholders(text, values);
  const reporter = people.reporters[(index + position) % people.reporters.length];
  if (!reporter) throw new Error('the demo has no reporters');
  const at = given ?? new Date(foundedAt(index, ctx.clock.now()).getTime() + position * 5 * HOUR_MS);
  const result = await submitReport(
    {
      ...ctx,
      actor: reporter,
      clock: { now: () => at },
      ids: { ...randomIds, next: (kind) => (kind === 'cluster' ? id : randomIds.next(kind)) },
    },
    {
      scamName: corpus.name,
      scamType: corpus.scamType,
      description: fill(told.description),
      contactMethod: told.contactMethod,
      dateOccurred: told.dateOccurred,
      amountInvolved: told.amountInvolved,
      scamPersonas: fill(told.scamPersonas),
      evidence: fill(`${told.evidence}\n${FOOTER}`),
      // The corpus contains only messages of the other side, by invented people.
      evidenceAuthor: 'other-side',
      consentVault: true,
      consentWords: false,
      evidenceIds: [],
      idempotencyKey: reportKey(index, position),
    },
    { sources: corpus.sources, verifiedBy: corpus.verifiedBy },
  );
  if (result.clusterId !== id) throw new Error(`report ${position} of ${id} came into ${result.clusterId}`);
}
