import { isTooCommon } from '@fap/shared/indicators/indicator-rarity.ts';
import { CRYPTO_ADDRESS_TYPES, type IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import type { EnquiryClass, LineOfEnquiry, StrikeInputs } from '@fap/shared/strike/strike-score.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { custodyCheck } from '../../db/schema/custody.ts';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import { auditEntry, custodyEntry, custodyOpening } from '../../db/schema/platform.ts';
import { puzzleLayer } from '../../db/schema/puzzle.ts';
import { report } from '../../db/schema/reports.ts';
import { strikeAssessment } from '../../db/schema/strike.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { countsFrom } from '../auth/index.ts';
import { listMembers } from '../clusters/index.ts';

const HOUR_MS = 60 * 60 * 1000;
const LIVE_MS = 24 * HOUR_MS;
/** Clusters keep losses in this currency in their score; others are not converted, because no rate is true for every day. */
const CURRENCY = 'USD';
/** A single loss beyond this (in cents) is not believed without a document. */
const MAX_CLAIM_CENTS = 10_000_000_000;

const CLASSES: Readonly<Partial<Record<IndicatorType, EnquiryClass>>> = {
  iban: 'account',
  card: 'account',
  routing: 'account',
  ...Object.fromEntries(CRYPTO_ADDRESS_TYPES.map((type) => [type, 'wallet' as const])),
  phone: 'phone',
  domain: 'domain',
  handle: 'handle',
  email: 'handle',
};

/** What a cluster's Strike Score is made of, all from rows: reports, indicators, layers, custody, and what analysts found out. */
export async function collectInputs(ctx: Ctx, clusterId: string): Promise<StrikeInputs> {
  const members = await listMembers(ctx, clusterId);
  const [lines, people, evidence, layers, isIntact, assessment] = await Promise.all([
    listLines(ctx, members),
    countPeople(ctx, members),
    countEvidence(ctx, members),
    countLayers(ctx, clusterId),
    isEverythingIntact(ctx, members),
    findAssessment(ctx, clusterId),
  ]);
  const now = ctx.clock.now().getTime();
  const share = (part: number): number => (evidence.items === 0 ? 0 : part / evidence.items);
  return {
    lines,
    independentReports: people.counted,
    documentedCents: assessment?.documentedCents ?? 0,
    claimedCents: Math.max(people.claimedCents, assessment?.documentedCents ?? 0),
    largestPaymentCents: assessment?.largestPaymentCents ?? 0,
    vulnerableShare: people.all === 0 ? 0 : people.vulnerable / people.all,
    isOngoing: assessment?.isOngoing ?? people.goesOn,
    hashedShare: share(evidence.hashed),
    custodyShare: share(evidence.inLog),
    anchoredShare: share(evidence.anchored),
    metadataShare: share(evidence.withMetadata),
    completeLayers: layers.complete,
    partialLayers: layers.partial,
    newestPaymentHours:
      people.newestPayment === null ? null : (now - people.newestPayment.getTime()) / HOUR_MS,
    isLive: assessment?.liveAt != null && now - assessment.liveAt.getTime() <= LIVE_MS,
    isIntact,
    isRedacted: assessment?.isRedacted ?? false,
    isSignedOff: assessment?.signedOffBy != null,
  };
}

/** What analysts said of a cluster; undefined before the first word. */
export async function findAssessment({ db }: Pick<Ctx, 'db'>, clusterId: string) {
  const [row] = await db.select().from(strikeAssessment).where(eq(strikeAssessment.clusterId, clusterId));
  return row;
}

/** Identifiers that its reports name, without those of everybody, contested ones, and ones that too many clusters share. */
async function listLines({ db }: Ctx, members: readonly string[]): Promise<LineOfEnquiry[]> {
  const rows = await db
    .select({
      type: indicator.type,
      value: indicator.value,
      clusters: indicator.clusters,
      reports: sql`count(distinct ${indicatorMention.reporterId})`.mapWith(Number),
    })
    .from(indicatorMention)
    .innerJoin(indicator, eq(indicator.id, indicatorMention.indicatorId))
    .where(
      and(
        inArray(indicatorMention.clusterId, [...members]),
        sql`${indicatorMention.reportId} is not null and not ${indicatorMention.isRefuted}`,
        sql`${indicator.state} <> 'contested'`,
        inArray(indicator.type, Object.keys(CLASSES) as IndicatorType[]),
      ),
    )
    .groupBy(indicator.id);
  return rows.flatMap((row) => {
    const of = CLASSES[row.type];
    return of && !isTooCommon(row) ? [{ class: of, reports: row.reports }] : [];
  });
}

interface People {
  /** Reporters that count: two weeks old or confirmed. */
  counted: number;
  all: number;
  vulnerable: number;
  goesOn: boolean;
  claimedCents: number;
  newestPayment: Date | null;
}

async function countPeople({ db, clock }: Ctx, members: readonly string[]): Promise<People> {
  const now = sql.param(clock.now().toISOString());
  const [row] = await db.execute<{
    counted: number;
    all: number;
    vulnerable: number;
    goes_on: boolean | null;
    claimed: string;
    newest: string | null;
  }>(sql`
    with reporter as (
      select reporter_id, bool_or(care_age_band = '60-plus') as vulnerable, bool_or(care_goes_on) as goes_on,
        max(care_paid_at) as paid_at, max(case when amount_currency = ${CURRENCY} then amount_cents end) as amount,
        greatest(min(report.created_at), ${countsFrom}) as counted_from
      from ${report} join ${account} on account.id = report.reporter_id
      where cluster_id = any(${sql.param([...members])}::text[])
      group by reporter_id, account.confirmed_at, account.created_at
    )
    select count(*) filter (where counted_from <= ${now}::timestamptz)::int as counted, count(*)::int as all,
      count(*) filter (where vulnerable)::int as vulnerable, bool_or(goes_on) as goes_on,
      coalesce(sum(least(amount, ${MAX_CLAIM_CENTS}::bigint)) filter (where counted_from <= ${now}::timestamptz), 0)::bigint as claimed,
      max(paid_at) as newest
    from reporter`);
  return {
    counted: row?.counted ?? 0,
    all: row?.all ?? 0,
    vulnerable: row?.vulnerable ?? 0,
    goesOn: row?.goes_on ?? false,
    claimedCents: Number(row?.claimed ?? 0),
    newestPayment: row?.newest ? new Date(row.newest) : null,
  };
}

interface EvidenceCounts {
  items: number;
  /** In a log whose last check found nothing wrong, which hashed each file again. */
  hashed: number;
  inLog: number;
  anchored: number;
  withMetadata: number;
}

/** Files of the cluster: how many its logs know, a block holds, and tell how they were made. */
async function countEvidence({ db }: Ctx, members: readonly string[]): Promise<EvidenceCounts> {
  const isInLog = sql`exists (
    select from ${auditEntry} join ${custodyOpening} on ${custodyOpening.auditId} = ${auditEntry.id}
    join ${custodyEntry} on ${custodyEntry.chainId} = ${custodyOpening.chainId} and ${custodyEntry.seq} = ${custodyOpening.seq}
    where ${auditEntry.entityType} = 'evidence' and ${auditEntry.entityId} = ${evidenceItem.id}
      and ${custodyEntry.chainId} = ${evidenceItem.clusterId})`;
  const isAnchored = sql`exists (
    select from ${anchorLeaf} join ${anchorBatch} on ${anchorBatch.id} = ${anchorLeaf.batchId}
    where ${anchorLeaf.evidenceId} = ${evidenceItem.id} and ${anchorBatch.state} = 'verified')`;
  const hasMetadata = sql`exists (
    select from ${evidenceReading}
    where ${evidenceReading.evidenceId} = ${evidenceItem.id} and ${evidenceReading.metadata} not in ('{}', '[]', 'null'))`;
  const isHashed = sql`exists (
    select from ${custodyCheck} where ${custodyCheck.chainId} = ${evidenceItem.clusterId} and ${custodyCheck.isValid})`;
  const of = (what: ReturnType<typeof sql>) => sql`count(*) filter (where ${what})`.mapWith(Number);
  const [row] = await db
    .select({
      hashed: of(isHashed),
      items: sql`count(*)`.mapWith(Number),
      inLog: of(isInLog),
      anchored: of(isAnchored),
      withMetadata: of(hasMetadata),
    })
    .from(evidenceItem)
    .where(
      and(
        inArray(evidenceItem.clusterId, [...members]),
        eq(evidenceItem.kind, 'file'),
        eq(evidenceItem.isWithdrawn, false),
      ),
    );
  return row ?? { items: 0, hashed: 0, inLog: 0, anchored: 0, withMetadata: 0 };
}

async function countLayers({ db }: Ctx, clusterId: string): Promise<{ complete: number; partial: number }> {
  const of = (status: string) =>
    sql`count(*) filter (where ${puzzleLayer.status} = ${status})`.mapWith(Number);
  const [row] = await db
    .select({ complete: of('complete'), partial: of('partial') })
    .from(puzzleLayer)
    .where(eq(puzzleLayer.clusterId, clusterId));
  return row ?? { complete: 0, partial: 0 };
}

/** Whether the last check of each of its logs found nothing wrong. */
async function isEverythingIntact({ db }: Ctx, members: readonly string[]): Promise<boolean> {
  const valid = await db.$count(
    custodyCheck,
    and(inArray(custodyCheck.chainId, [...members]), eq(custodyCheck.isValid, true)),
  );
  return valid === members.length;
}
