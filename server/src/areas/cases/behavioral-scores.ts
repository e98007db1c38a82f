import { sequenceSimilarity } from '@fap/shared/matching/traits/compare-sequences.ts';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { clusterDna } from '../../db/schema/dna.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { listMembers } from '../clusters/index.ts';
import type { CaseRow } from './policy.ts';

const MIN_REPORTS = 2;
/** Without a centre each report is compared with each other one, so a large case is judged by its first ones. */
const MAX_PAIRED = 40;
/** A large cluster is judged by so many of its reports. */
const MAX_OF_CLUSTER = 200;

type Actions = readonly string[];

/**
 * How alike the reports of each case are in what the other side did, 0–100: the mean similarity of the behavioural layer to the
 * centre of the case's cluster, or among each other where there is no centre. The reports of a case are those its evidence came with; where
 * that are fewer than two, those of its cluster. Null with fewer than two reports.
 */
export async function listBehavioralScores(
  ctx: Ctx,
  cases: readonly Pick<CaseRow, 'id' | 'clusterId'>[],
  roots: ReadonlyMap<string, string>,
): Promise<Map<string, number | null>> {
  const rootOf = ({ clusterId }: Pick<CaseRow, 'clusterId'>) =>
    clusterId && (roots.get(clusterId) ?? clusterId);
  const clusterIds = [...new Set(cases.flatMap((one) => rootOf(one) ?? []))];
  const [reports, ofClusters, centres] = await Promise.all([
    listActions(
      ctx,
      cases.map(({ id }) => id),
    ),
    listClusterActions(ctx, clusterIds),
    listCentres(ctx, clusterIds),
  ]);
  return new Map(
    cases.map((one) => {
      const root = rootOf(one) ?? '';
      const own = reports.get(one.id) ?? [];
      const judged = own.length >= MIN_REPORTS ? own : (ofClusters.get(root) ?? own);
      return [one.id, scoreOf(judged, centres.get(root) ?? [])];
    }),
  );
}

function scoreOf(reports: readonly Actions[], centre: Actions): number | null {
  const known = reports.filter((actions) => actions.length > 0);
  if (known.length < MIN_REPORTS) return null;
  const paired = known.slice(0, MAX_PAIRED);
  const similarities =
    centre.length > 0
      ? known.map((actions) => sequenceSimilarity(actions, centre))
      : paired.flatMap((one, index) =>
          paired.slice(index + 1).map((other) => sequenceSimilarity(one, other)),
        );
  return Math.round((100 * similarities.reduce((sum, one) => sum + one, 0)) / similarities.length);
}

/** Script actions of the reports that evidence of these cases came with. */
async function listActions({ db }: Ctx, caseIds: readonly string[]): Promise<Map<string, Actions[]>> {
  const rows = await db
    .selectDistinctOn([evidenceItem.caseId, report.id], {
      caseId: evidenceItem.caseId,
      traits: report.traits,
    })
    .from(evidenceItem)
    .innerJoin(report, eq(report.id, evidenceItem.reportId))
    .where(
      and(
        inArray(evidenceItem.caseId, [...caseIds]),
        eq(evidenceItem.isWithdrawn, false),
        isNull(report.withdrawnAt),
      ),
    );
  const found = new Map<string, Actions[]>();
  for (const { caseId, traits } of rows) {
    const known = found.get(caseId ?? '') ?? [];
    found.set(caseId ?? '', [...known, traits?.behavioral ?? []]);
  }
  return found;
}

/** Script actions of the first reports of some clusters, those merged into them included. */
async function listClusterActions(ctx: Ctx, clusterIds: readonly string[]): Promise<Map<string, Actions[]>> {
  const found = new Map<string, Actions[]>();
  for (const clusterId of clusterIds) {
    const rows = await ctx.db
      .select({ traits: report.traits })
      .from(report)
      .where(inArray(report.clusterId, await listMembers(ctx, clusterId)))
      .orderBy(asc(report.createdAt), asc(report.id))
      .limit(MAX_OF_CLUSTER);
    found.set(
      clusterId,
      rows.map(({ traits }) => traits?.behavioral ?? []),
    );
  }
  return found;
}

async function listCentres({ db }: Ctx, clusterIds: readonly string[]): Promise<Map<string, Actions>> {
  const rows = await db
    .select({ clusterId: clusterDna.clusterId, traits: clusterDna.traits })
    .from(clusterDna)
    .where(inArray(clusterDna.clusterId, [...clusterIds]));
  return new Map(rows.map(({ clusterId, traits }) => [clusterId, traits.behavioral]));
}
