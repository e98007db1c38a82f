import { and, eq } from 'drizzle-orm';
import { entryPath } from '../../db/schema/backtrace.ts';
import { report } from '../../db/schema/reports.ts';
import { defineInlineReaction } from '../../platform/bus/reactions.ts';

/** An entry path follows its person's report to another cluster. */
export const backtraceInlineReactions = [
  defineInlineReaction({
    name: 'backtrace.follow-report',
    on: 'cluster.report.taken-out',
    run: async (tx, { reporterId, clusterId, fromClusterId }) => {
      const others = and(eq(report.clusterId, fromClusterId), eq(report.reporterId, reporterId));
      if ((await tx.db.$count(report, others)) > 0) return;
      await tx.db
        .update(entryPath)
        .set({ clusterId })
        .where(and(eq(entryPath.clusterId, fromClusterId), eq(entryPath.accountId, reporterId)));
    },
  }),
];
