import type { custodyContract } from '@fap/shared/custody/contract.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, count, desc, eq, inArray, isNull, max, min, sql } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { custodyCheck, custodyStamp } from '../../db/schema/custody.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { auditEntry, custodyChain } from '../../db/schema/platform.ts';
import { anchorBatch, anchorDocument, anchorLeaf } from '../../db/schema/vault.ts';
import type { Ctx } from '../../platform/write/context.ts';

type Summary = EndpointResponse<typeof custodyContract.chainSummary>;
type Health = Summary['systemHealth'][keyof Summary['systemHealth']];

const RECENT = 10;
const EVIDENCE_ADDED = ['evidence.uploaded', 'evidence.stated', 'evidence.linked', 'evidence.placed'];
const ANCHORED = 'evidence.anchored';
/** A calendar that takes nothing for so long is away. */
const SILENCE_MS = 60 * 60 * 1000;

/** Figures, newest activity and health of the ClusterChain, all counted from rows. */
export async function getSummary(ctx: Ctx): Promise<Summary> {
  const [figures, recentActivity, blockchainConnectivity, checks] = await Promise.all([
    countClusters(ctx),
    listRecent(ctx),
    judgeConnectivity(ctx),
    countChecks(ctx),
  ]);
  return {
    ...figures,
    recentActivity,
    systemHealth: {
      blockchainConnectivity,
      cryptographicIntegrity: judgeIntegrity(checks),
      legalCompliance: judgeCompliance(figures, checks),
    },
  };
}

type Figures = Pick<Summary, 'totalClusters' | 'blockchainAnchored' | 'legalReady' | 'integrityVerified'>;

async function countClusters({ db }: Ctx): Promise<Figures> {
  const isAnchored = sql`exists (
    select from ${evidenceItem}
    join ${anchorLeaf} on ${anchorLeaf.evidenceId} = ${evidenceItem.id}
    join ${anchorBatch} on ${anchorBatch.id} = ${anchorLeaf.batchId}
    where ${evidenceItem.clusterId} = ${cluster.id} and ${evidenceItem.kind} = 'file' and ${anchorBatch.state} = 'verified')`;
  const isIntact = sql`coalesce(${custodyCheck.isValid}, false)`;
  const hasHead = sql`exists (
    select from ${custodyStamp}
    join ${anchorDocument} on ${anchorDocument.id} = ${custodyStamp.documentId}
    join ${anchorBatch} on ${anchorBatch.id} = ${anchorDocument.batchId}
    where ${custodyStamp.chainId} = ${cluster.id} and ${anchorBatch.state} = 'verified')`;
  const of = (what: ReturnType<typeof sql>) => sql`count(*) filter (where ${what})`.mapWith(Number);
  const [row] = await db
    .select({
      totalClusters: count(),
      blockchainAnchored: of(isAnchored),
      legalReady: of(sql`${isIntact} and ${isAnchored} and ${hasHead}`),
      integrityVerified: of(isIntact),
    })
    .from(cluster)
    .leftJoin(custodyCheck, eq(custodyCheck.chainId, cluster.id))
    .where(isNull(cluster.mergedInto));
  return row ?? { totalClusters: 0, blockchainAnchored: 0, legalReady: 0, integrityVerified: 0 };
}

async function listRecent({ db }: Ctx): Promise<Summary['recentActivity']> {
  const rows = await db
    .select({
      clusterChainId: cluster.clusterChainId,
      clusterId: cluster.id,
      clusterName: cluster.name,
      action: auditEntry.action,
      at: auditEntry.at,
    })
    .from(auditEntry)
    .innerJoin(cluster, eq(cluster.id, auditEntry.clusterId))
    .where(
      and(
        sql`${auditEntry.clusterId} is not null`,
        inArray(auditEntry.action, [...EVIDENCE_ADDED, ANCHORED]),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(RECENT);
  return rows.map(({ action, at, ...row }) => ({
    ...row,
    action: action === ANCHORED ? 'anchored' : 'evidence_added',
    timestamp: at.toISOString(),
  }));
}

async function judgeConnectivity(ctx: Ctx): Promise<Health> {
  const [row] = await ctx.db
    .select({
      takenAt: max(anchorBatch.takenAt),
      height: max(anchorBatch.blockHeight),
      untakenSince:
        sql<Date | null>`min(${anchorBatch.createdAt}) filter (where ${anchorBatch.timestamp} is null)`.mapWith(
          anchorBatch.createdAt,
        ),
      failed:
        sql`count(*) filter (where ${anchorBatch.state} = 'failed' and ${anchorBatch.size} > 0)`.mapWith(
          Number,
        ),
    })
    .from(anchorBatch);
  const checkedAt = row?.takenAt?.toISOString() ?? null;
  if (!row?.takenAt) return { state: 'unknown', reason: t`No calendar has taken a stamp yet`, checkedAt };
  const late = row.untakenSince && ctx.clock.now().getTime() - row.untakenSince.getTime() > SILENCE_MS;
  if (late || row.failed > 0)
    return {
      state: 'degraded',
      reason:
        row.failed > 0
          ? t`Stamps failed, and are tried again`
          : t`A stamp has waited for more than an hour for a calendar`,
      checkedAt,
    };
  const reason =
    row.height === null
      ? t`Calendars take stamps. No block holds one yet`
      : t`Calendars take stamps. The newest block that holds one is ${row.height}`;
  return { state: 'ok', reason, checkedAt };
}

interface CheckCounts {
  valid: number;
  invalid: number;
  oldest: Date | null;
  newest: Date | null;
}

async function countChecks({ db }: Ctx): Promise<CheckCounts> {
  const [row] = await db
    .select({
      valid: sql`count(*) filter (where ${custodyCheck.isValid})`.mapWith(Number),
      invalid: sql`count(*) filter (where not ${custodyCheck.isValid})`.mapWith(Number),
      oldest: min(custodyCheck.checkedAt),
      newest: max(custodyCheck.checkedAt),
    })
    .from(custodyCheck)
    .innerJoin(custodyChain, eq(custodyChain.id, custodyCheck.chainId));
  return row ?? { valid: 0, invalid: 0, oldest: null, newest: null };
}

function judgeIntegrity({ valid, invalid, newest }: CheckCounts): Health {
  const checkedAt = newest?.toISOString() ?? null;
  if (valid + invalid === 0) return { state: 'unknown', reason: t`No log was checked yet`, checkedAt };
  return invalid > 0
    ? { state: 'degraded', reason: t`${invalid} of ${valid + invalid} checked logs do not fit`, checkedAt }
    : { state: 'ok', reason: t`All ${valid} checked logs fit, entry by entry and file by file`, checkedAt };
}

function judgeCompliance({ totalClusters, legalReady }: Figures, { invalid, newest }: CheckCounts): Health {
  const checkedAt = newest?.toISOString() ?? null;
  if (!newest) return { state: 'unknown', reason: t`No log was checked yet`, checkedAt };
  const reason = t`${legalReady} of ${totalClusters} clusters have a checked log whose head is in a block`;
  return { state: invalid > 0 ? 'degraded' : 'ok', reason, checkedAt };
}
