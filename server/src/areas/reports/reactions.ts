import { eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { defineInlineReaction, defineReaction } from '../../platform/bus/reactions.ts';
import { recordAudit } from '../../platform/write/transact.ts';
import { publishChange } from './publish-change.ts';

/** A reporter's open page follows what others decide about the report and its files. */
export const reportInlineReactions = [
  defineInlineReaction({
    name: 'reports.tell-moved',
    on: 'cluster.report.taken-out',
    run: async (tx, { reportId }) => publishChange(tx, reportId, 'moved'),
  }),
  defineInlineReaction({
    name: 'reports.tell-read',
    on: 'evidence.item.read',
    run: async (tx, { evidenceId }) => {
      const [item] = await tx.db
        .select({ reportId: evidenceItem.reportId })
        .from(evidenceItem)
        .where(eq(evidenceItem.id, evidenceId));
      if (item?.reportId) publishChange(tx, item.reportId, 'evidence');
    },
  }),
];

/** A piece that cites a report's file is a step of the report's path. Not inline, because every piece would wait for it. */
export const reportReactions = [
  defineReaction({
    name: 'reports.record-cited',
    on: 'puzzle.contribution.submitted',
    run: async (tx, { contributionId }) => {
      const [cited] = await tx.db
        .select({
          reportId: evidenceItem.reportId,
          layer: contribution.layer,
          clusterId: contribution.clusterId,
        })
        .from(contribution)
        .innerJoin(evidenceItem, eq(evidenceItem.id, contribution.evidenceId))
        .where(eq(contribution.id, contributionId));
      if (!cited?.reportId) return;
      await recordAudit(tx, {
        action: 'report.cited',
        entityType: 'report',
        entityId: cited.reportId,
        custodyOf: [cited.clusterId],
        after: { layers: [cited.layer] },
      });
      publishChange(tx, cited.reportId, 'used');
    },
  }),
];
