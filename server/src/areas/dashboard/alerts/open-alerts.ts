import { worksOnCase } from '@fap/shared/cases/works-on-case.ts';
import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import {
  type AlertSeverity,
  type CriticalAlertKind,
  REPORTED_WITHIN_HOURS,
  type TakenKind,
} from '@fap/shared/dashboard/alerts.ts';
import { and, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { caseRecord } from '../../../db/schema/cases.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { custodyCheck } from '../../../db/schema/custody.ts';
import { mediaEscalation } from '../../../db/schema/escalation.ts';
import { custodyChain } from '../../../db/schema/platform.ts';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { findRoots, listMembers, priorityRank } from '../../clusters/index.ts';

const HOUR_MS = 60 * 60 * 1000;
/** The highest rank of a cluster's priority. */
const CRITICAL_RANK = 3;

/** An alert whose rule holds, before it is known who took it. */
export interface OpenAlert {
  kind: CriticalAlertKind;
  subjectId: string;
  severity: AlertSeverity;
  name: string | null;
  chainId: string | null;
  raisedAt: Date;
  /** Of a case: who works on it. */
  assignee?: { id: string; name: string | null } | null;
}

/** Open alerts of one rule, the newest first, and how many there are. */
export interface OpenAlerts {
  severity: AlertSeverity;
  alerts: OpenAlert[];
  count: number;
}

/** Which alerts are asked for: so many, or the one of a cluster or case. */
export interface AlertQuestion {
  limit: number;
  subjectId?: string | undefined;
}

type FindAlerts = (ctx: Ctx, question: AlertQuestion) => Promise<OpenAlerts>;

/** Custody logs whose last check found a flaw. */
const findBrokenChains: FindAlerts = async ({ db }, { limit, subjectId }) => {
  const holds = and(
    eq(custodyCheck.isValid, false),
    subjectId === undefined ? undefined : eq(custodyCheck.chainId, subjectId),
  );
  const [rows, count] = await Promise.all([
    db
      .select({
        id: custodyCheck.chainId,
        raisedAt: custodyCheck.checkedAt,
        chainId: custodyChain.name,
        name: cluster.name,
      })
      .from(custodyCheck)
      .innerJoin(custodyChain, eq(custodyChain.id, custodyCheck.chainId))
      .leftJoin(cluster, eq(cluster.id, custodyCheck.chainId))
      .where(holds)
      .orderBy(desc(custodyCheck.checkedAt), desc(custodyCheck.chainId))
      .limit(limit),
    db.$count(custodyCheck, holds),
  ]);
  const alerts = rows.map(({ id, name, ...row }): OpenAlert => {
    // Of a case its number: its title may be hidden.
    return { kind: 'chain-broken', severity: 'CRITICAL', subjectId: id, name: name ?? id, ...row };
  });
  return { severity: 'CRITICAL', alerts, count };
};

/** Clusters of critical priority with a new report, in them or in one that was merged into them. */
const findReportedClusters: FindAlerts = async (ctx, { limit, subjectId }) => {
  const since = new Date(ctx.clock.now().getTime() - REPORTED_WITHIN_HOURS * HOUR_MS);
  const members = subjectId === undefined ? null : await listMembers(ctx, subjectId);
  const reported = await ctx.db
    .select({ id: cluster.id, newest: sql`max(${report.createdAt})`.mapWith(report.createdAt) })
    .from(cluster)
    .innerJoin(report, eq(report.clusterId, cluster.id))
    // A report is an activity of its cluster, which has an index.
    .where(
      and(
        gte(cluster.lastActivityAt, since),
        gte(report.createdAt, since),
        members ? inArray(cluster.id, members) : undefined,
      ),
    )
    .groupBy(cluster.id);
  const roots = await findRoots(
    ctx,
    reported.map(({ id }) => id),
  );
  const newest = new Map<string, Date>();
  for (const row of reported) {
    const root = roots.get(row.id) ?? row.id;
    if (row.newest > (newest.get(root) ?? since)) newest.set(root, row.newest);
  }
  const asked = [...newest.keys()].filter((id) => subjectId === undefined || id === subjectId);
  const critical = await listCritical(ctx, asked);
  const alerts = critical
    .map(({ id, name }): OpenAlert => {
      const raisedAt = newest.get(id) ?? since;
      return { kind: 'cluster-reported', severity: 'CRITICAL', subjectId: id, name, chainId: null, raisedAt };
    })
    .sort(newestFirst);
  return { severity: 'CRITICAL', alerts: alerts.slice(0, limit), count: alerts.length };
};

/** Those of these clusters whose priority is critical. */
export const listCritical = ({ db }: Pick<Ctx, 'db'>, ids: readonly string[]) =>
  db
    .select({ id: cluster.id, name: cluster.name })
    .from(cluster)
    .where(and(inArray(cluster.id, [...ids]), eq(priorityRank(), CRITICAL_RANK)));

/** Cases of high risk that are not complete. */
const findCasesAtRisk: FindAlerts = async (ctx, { limit, subjectId }) => {
  const holds = and(
    eq(caseRecord.riskLevel, 'high'),
    ne(caseRecord.status, 'complete'),
    subjectId === undefined ? undefined : eq(caseRecord.id, subjectId),
  );
  const [rows, count] = await Promise.all([
    ctx.db
      .select({ row: caseRecord, assignee: account.displayName })
      .from(caseRecord)
      .leftJoin(account, eq(account.id, caseRecord.assigneeId))
      .where(holds)
      .orderBy(desc(caseRecord.createdAt), desc(caseRecord.id))
      .limit(limit),
    ctx.db.$count(caseRecord, holds),
  ]);
  const alerts = rows.map(({ row, assignee }): OpenAlert => {
    const isOpenToReader = worksOnCase(ctx.actor, row);
    return {
      kind: 'case-at-risk',
      severity: 'HIGH',
      subjectId: row.id,
      name: isOpenToReader ? row.title : row.shownTitle,
      chainId: null,
      raisedAt: row.createdAt,
      // People of a case are for those who work on it.
      assignee:
        row.assigneeId === null ? null : { id: row.assigneeId, name: isOpenToReader ? assignee : null },
    };
  });
  return { severity: 'HIGH', alerts, count };
};

/** Clusters above the threshold whose press summary nobody has approved or rejected. */
const findSolvedClusters: FindAlerts = async ({ db }, { limit, subjectId }) => {
  const holds = and(
    eq(mediaEscalation.state, 'proposed'),
    isNull(cluster.mergedInto),
    gte(cluster.completionRate, ALERT_COMPLETION_PERCENT),
    subjectId === undefined ? undefined : eq(cluster.id, subjectId),
  );
  const rows = await db
    .select({
      id: cluster.id,
      name: cluster.name,
      raisedAt: mediaEscalation.proposedAt,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(mediaEscalation)
    .innerJoin(cluster, eq(cluster.id, mediaEscalation.clusterId))
    .where(holds)
    .orderBy(desc(mediaEscalation.proposedAt), desc(cluster.id))
    .limit(limit);
  const alerts = rows.map(({ id, name, raisedAt }): OpenAlert => {
    return { kind: 'cluster-solved', severity: 'MEDIUM', subjectId: id, name, chainId: null, raisedAt };
  });
  return { severity: 'MEDIUM', alerts, count: rows[0]?.count ?? 0 };
};

/** The rules whose alerts somebody can take. */
export const ALERT_FINDERS: Readonly<Record<TakenKind, FindAlerts>> = {
  'chain-broken': findBrokenChains,
  'cluster-reported': findReportedClusters,
  'case-at-risk': findCasesAtRisk,
  'cluster-solved': findSolvedClusters,
};

/** Newest first. */
export const newestFirst = (a: OpenAlert, b: OpenAlert): number =>
  b.raisedAt.getTime() - a.raisedAt.getTime() || (a.subjectId < b.subjectId ? 1 : -1);
