import type { Case, CaseDetails } from '@fap/shared/cases/entities.ts';
import { and, count, eq, inArray } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots } from '../clusters/index.ts';
import { listBehavioralScores } from './behavioral-scores.ts';
import { type CaseRow, worksOn } from './policy.ts';

/** The figures of a case's cluster, or of the one it was merged into. */
export type ClusterFigures = NonNullable<CaseDetails['cluster']>;

/** A case as a list shows it, with its cluster's figures. */
export interface PresentedCase {
  view: Case;
  cluster: ClusterFigures | null;
}

/** Cases as this reader may see them, in their order; `isWhole` for who may read all of them without working on them. */
export async function presentCases(
  ctx: Ctx,
  rows: readonly CaseRow[],
  { isWhole = false }: { isWhole?: boolean } = {},
): Promise<PresentedCase[]> {
  const clusterIds = [...new Set(rows.flatMap(({ clusterId }) => clusterId ?? []))];
  const roots = await findRoots(ctx, clusterIds);
  const rootOf = (id: string) => roots.get(id) ?? id;
  const [figures, scores, evidence] = await Promise.all([
    listFigures(ctx, [...new Set(clusterIds.map(rootOf))]),
    listBehavioralScores(ctx, rows, roots),
    countEvidence(
      ctx,
      rows.map(({ id }) => id),
    ),
  ]);
  return rows.map((row) => {
    const found = row.clusterId === null ? undefined : figures.get(rootOf(row.clusterId));
    const isRedacted = !isWhole && !worksOn(ctx, row);
    const view: Case = {
      id: row.id,
      title: isRedacted ? row.shownTitle : row.title,
      clusterId: row.clusterId,
      riskLevel: row.riskLevel,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      victimCount: row.victimCount ?? found?.victims ?? 0,
      amountStolen: row.amountStolen ?? found?.amountStolen ?? 0,
      description: isRedacted ? row.shownDescription : row.description,
      scamType: row.scamType,
      behavioralMatchScore: scores.get(row.id) ?? null,
      evidenceCount: evidence.get(row.id) ?? 0,
      isRedacted,
    };
    return { view, cluster: found ?? null };
  });
}

async function listFigures({ db }: Ctx, clusterIds: readonly string[]): Promise<Map<string, ClusterFigures>> {
  const rows = await db
    .select({
      id: cluster.id,
      name: cluster.name,
      victims: cluster.victims,
      impactCents: cluster.impactCents,
      impactCurrency: cluster.impactCurrency,
    })
    .from(cluster)
    .where(inArray(cluster.id, [...clusterIds]));
  return new Map(
    rows.map(({ impactCents, impactCurrency, ...row }) => [
      row.id,
      // Nothing is converted: no rate would be true for every day of a loss.
      { ...row, amountStolen: impactCurrency === 'USD' ? Math.round(impactCents / 100) : null },
    ]),
  );
}

/** How many evidence items each case has, whoever may see them. */
async function countEvidence({ db }: Ctx, caseIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ caseId: evidenceItem.caseId, items: count() })
    .from(evidenceItem)
    .where(and(inArray(evidenceItem.caseId, [...caseIds]), eq(evidenceItem.isWithdrawn, false)))
    .groupBy(evidenceItem.caseId);
  return new Map(rows.map(({ caseId, items }) => [caseId ?? '', items]));
}
