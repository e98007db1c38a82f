import { worksOnCase } from '@fap/shared/cases/works-on-case.ts';
import type { FigureKey, FigureRow } from '@fap/shared/dashboard/stats.ts';
import type { DetectionOutcome } from '@fap/shared/detection/outcomes.ts';
import { eq, inArray } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { caseRecord } from '../../../db/schema/cases.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { detectionFinding } from '../../../db/schema/detection.ts';
import { elderAlert } from '../../../db/schema/elder.ts';
import { mediaEscalation } from '../../../db/schema/escalation.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { presentFileName } from '../../evidence/index.ts';

/** A row without its time, which is the one it is counted by. */
type Untimed<Row> = Row extends unknown ? Omit<Row, 'at'> : never;
type LoadedRow = Untimed<FigureRow>;
type Load = (ctx: Ctx, ids: string[]) => Promise<LoadedRow[]>;

/** What readers see of counted rows, by id. */
export async function loadRows(
  ctx: Ctx,
  figure: FigureKey,
  ids: readonly string[],
): Promise<Map<string, LoadedRow>> {
  if (ids.length === 0) return new Map();
  const rows = await LOADERS[figure](ctx, [...ids]);
  return new Map(rows.map((row) => [row.id, row]));
}

const loadCases: Load = async (ctx, ids) => {
  const rows = await ctx.db.select().from(caseRecord).where(inArray(caseRecord.id, ids));
  return rows.map((row) => ({
    kind: 'case',
    id: row.id,
    title: worksOnCase(ctx.actor, row) ? row.title : row.shownTitle,
    riskLevel: row.riskLevel,
    status: row.status,
  }));
};

const loadClusters: Load = async (ctx, ids) => {
  const rows = await ctx.db
    .select({ id: cluster.id, name: cluster.name, victims: cluster.victims })
    .from(cluster)
    .where(inArray(cluster.id, ids));
  return rows.map((row) => ({ kind: 'cluster', ...row }));
};

const loadEvidence: Load = async (ctx, ids) => {
  const rows = await ctx.db
    .select({ item: evidenceItem, clusterName: cluster.name })
    .from(evidenceItem)
    .leftJoin(cluster, eq(cluster.id, evidenceItem.clusterId))
    .where(inArray(evidenceItem.id, ids));
  return rows.map(({ item, clusterName }) => ({
    kind: 'evidence',
    id: item.id,
    name: presentFileName(ctx, item),
    clusterName,
    isReadable: item.state === 'read',
  }));
};

const loadFindings: Load = async (ctx, ids) => {
  const rows = await ctx.db
    .select({
      id: detectionFinding.id,
      found: detectionFinding.kind,
      outcome: detectionFinding.outcome,
      clusterId: detectionFinding.clusterId,
      clusterName: cluster.name,
    })
    .from(detectionFinding)
    .leftJoin(cluster, eq(cluster.id, detectionFinding.clusterId))
    .where(inArray(detectionFinding.id, ids));
  // Only rows with an outcome are counted.
  return rows.map((row) => ({ kind: 'finding', ...row, outcome: row.outcome as DetectionOutcome }));
};

const loadElderAlerts: Load = async (ctx, ids) => {
  const me = actingAccount(ctx);
  const rows = await ctx.db
    .select({
      id: elderAlert.id,
      level: elderAlert.level,
      elderId: elderAlert.elderId,
      name: account.displayName,
    })
    .from(elderAlert)
    .innerJoin(account, eq(account.id, elderAlert.elderId))
    .where(inArray(elderAlert.id, ids));
  return rows.map(({ id, level, elderId, name }) => ({
    kind: 'elder-alert',
    id,
    level,
    about: elderId === me ? null : name,
  }));
};

const loadEscalations: Load = async (ctx, ids) => {
  const rows = await ctx.db
    .select({
      id: mediaEscalation.id,
      state: mediaEscalation.state,
      clusterId: mediaEscalation.clusterId,
      clusterName: cluster.name,
    })
    .from(mediaEscalation)
    .innerJoin(cluster, eq(cluster.id, mediaEscalation.clusterId))
    .where(inArray(mediaEscalation.id, ids));
  return rows.map((row) => ({ kind: 'escalation', ...row }));
};

const LOADERS: Readonly<Record<FigureKey, Load>> = {
  activeCases: loadCases,
  scamClusters: loadClusters,
  evidenceProcessed: loadEvidence,
  victimsProtected: loadClusters,
  clustersDetonated: loadClusters,
  scamsDetected: loadFindings,
  elderProtectionAlerts: loadElderAlerts,
  mediaEscalations: loadEscalations,
};
