import { computeDna } from '@fap/shared/dna/compute-dna.ts';
import type { ClusterDetail, ClusterDna } from '@fap/shared/dna/contract.ts';
import { checkCluster } from '@fap/shared/dna/detail/cluster-checks.ts';
import type { DetailReport } from '@fap/shared/dna/detail/detail-report.ts';
import { traceMoney } from '@fap/shared/dna/detail/money-path.ts';
import { matchPatterns } from '@fap/shared/dna/detail/pattern-matrix.ts';
import { profileVictims } from '@fap/shared/dna/detail/victim-profiles.ts';
import { eq, inArray } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { clusterDna } from '../../db/schema/dna.ts';
import type { Ctx } from '../../platform/write/context.ts';
import {
  type ClusterRow,
  findRoots,
  getCluster,
  getVictimFigures,
  listMembers,
  listOtherLosses,
  presentCluster,
} from '../clusters/index.ts';
import { loadReports, type MemberReport } from './load-reports.ts';

/** A cluster's DNA as last computed; of a merged one that of its root. Throws NOT_FOUND. */
export async function getDna(ctx: Ctx, clusterId: string): Promise<ClusterDna> {
  const asked = await getCluster(ctx, clusterId);
  return presentDna(ctx, asked, await rootOf(ctx, asked));
}

/** Everything the detail screen shows of a cluster. Throws NOT_FOUND. */
export async function getClusterDetail(ctx: Ctx, clusterId: string): Promise<ClusterDetail> {
  const asked = await getCluster(ctx, clusterId);
  const root = await rootOf(ctx, asked);
  const members = await listMembers(ctx, root.id);
  const reports = await loadReports(ctx, members);
  const detailReports = reports.flatMap((one) => detailReport(one, root.impactCurrency));
  const [dna, figures] = [
    await presentDna(ctx, asked, root),
    await getVictimFigures(ctx, members, root.impactCurrency),
  ];
  return {
    ...presentCluster(asked, ctx.clock.now()),
    strength: dna.strength,
    mergedInto: dna.mergedInto,
    members: dna.members,
    reports: figures.reports,
    victims: figures.victims,
    victimCount: figures.victims,
    financialImpact: { cents: figures.impactCents, currency: root.impactCurrency },
    otherLosses: await listOtherLosses(ctx, members, root.impactCurrency),
    dna,
    patterns: matchPatterns(dna, new Map(reports.map(({ exhibit, reporterId }) => [exhibit, reporterId]))),
    checks: checkCluster(detailReports, ctx.clock.now()),
    profiles: profileVictims(detailReports, ctx.clock.now()),
    moneyPath: traceMoney(detailReports),
  };
}

async function rootOf(ctx: Ctx, asked: ClusterRow): Promise<ClusterRow> {
  const rootId = (await findRoots(ctx, [asked.id])).get(asked.id) ?? asked.id;
  return rootId === asked.id ? asked : getCluster(ctx, rootId);
}

async function presentDna(ctx: Ctx, asked: ClusterRow, root: ClusterRow): Promise<ClusterDna> {
  const [stored] = await ctx.db.select().from(clusterDna).where(eq(clusterDna.clusterId, root.id));
  const memberIds = (await listMembers(ctx, root.id)).filter((id) => id !== root.id);
  const members = await ctx.db
    .select({ id: cluster.id, name: cluster.name })
    .from(cluster)
    .where(inArray(cluster.id, memberIds))
    .orderBy(cluster.createdAt, cluster.id);
  return {
    ...(stored?.result ?? computeDna([])),
    clusterId: asked.id,
    clusterName: asked.name,
    mergedInto: root.id === asked.id ? null : { id: root.id, name: root.name },
    members: root.id === asked.id ? members : [],
    computedAt: stored?.computedAt.toISOString() ?? null,
  };
}

function detailReport(
  { exhibit, reporterId, countedFrom, contactMethod, amountCents, amountCurrency, traits }: MemberReport,
  currency: string,
): DetailReport[] {
  if (traits === null) return [];
  // Amounts in different currencies cannot be added.
  const lossCents = amountCurrency === currency && amountCents !== null ? amountCents : null;
  return [
    {
      exhibit,
      reporter: reporterId,
      countedFrom,
      contactMethod,
      lossCents,
      traits,
    },
  ];
}
