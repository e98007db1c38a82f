import type { FigureKey } from '@fap/shared/dashboard/stats.ts';
import { DETECTED_OUTCOMES } from '@fap/shared/detection/outcomes.ts';
import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { caseRecord } from '../../../db/schema/cases.ts';
import { cluster } from '../../../db/schema/clusters.ts';
import { detectionFinding } from '../../../db/schema/detection.ts';
import { elderAlert } from '../../../db/schema/elder.ts';
import { mediaEscalation } from '../../../db/schema/escalation.ts';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { clusterPlaybook } from '../../../db/schema/playbook.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { isOwn, mayKnowOfOthers } from '../../evidence/index.ts';

/** What a figure counts: the rows of a table for which a condition holds, each at its time. The list of its rows is read by the same. */
export interface Counted {
  table: PgTable;
  id: AnyPgColumn;
  at: AnyPgColumn;
  /** What each row adds; by default one. */
  adds?: AnyPgColumn;
  holds: (ctx: Ctx) => SQL | undefined;
}

/** Clusters as lists show them: those merged into another one speak through it. */
const clusters = {
  table: cluster,
  id: cluster.id,
  at: cluster.lastActivityAt,
  holds: () => isNull(cluster.mergedInto),
} satisfies Counted;

/** The one definition of every figure of the Command Center. */
export const COUNTED: Readonly<Record<FigureKey, Counted>> = {
  activeCases: {
    table: caseRecord,
    id: caseRecord.id,
    at: caseRecord.createdAt,
    holds: () => ne(caseRecord.status, 'complete'),
  },
  scamClusters: clusters,
  evidenceProcessed: {
    table: evidenceItem,
    id: evidenceItem.id,
    at: evidenceItem.createdAt,
    // As the vault lists it: a report's own words are opened by its reporter alone.
    holds: (ctx) =>
      and(
        ne(evidenceItem.state, 'reading'),
        or(isOwn(ctx).scope, and(mayKnowOfOthers(ctx).scope, eq(evidenceItem.kind, 'file'))),
      ),
  },
  // The people a cluster's page names, and no count of its own: that would tell more of single reports than the pages do.
  victimsProtected: {
    ...clusters,
    adds: cluster.victims,
    holds: () => and(clusters.holds(), gt(cluster.victims, 0)),
  },
  clustersDetonated: {
    table: clusterPlaybook,
    id: clusterPlaybook.clusterId,
    at: clusterPlaybook.computedAt,
    holds: () => undefined,
  },
  scamsDetected: {
    table: detectionFinding,
    id: detectionFinding.id,
    at: detectionFinding.createdAt,
    holds: () =>
      and(
        inArray(detectionFinding.outcome, [...DETECTED_OUTCOMES]),
        isNotNull(detectionFinding.integratedAt),
      ),
  },
  elderProtectionAlerts: {
    table: elderAlert,
    id: elderAlert.id,
    at: elderAlert.createdAt,
    holds: () => undefined,
  },
  mediaEscalations: {
    table: mediaEscalation,
    id: mediaEscalation.id,
    at: mediaEscalation.proposedAt,
    holds: () => undefined,
  },
};

/** What a figure's rows add up to. */
export const sumOf = ({ adds }: Counted): SQL<number> =>
  adds ? sql<number>`coalesce(sum(${adds}), 0)::int` : sql<number>`count(*)::int`;

/** The rows a figure counts from one time to another. */
export const isCounted = (ctx: Ctx, { at, holds }: Counted, since: Date, until: Date): SQL | undefined =>
  and(gte(at, since), lte(at, until), holds(ctx));
