import { DASHBOARD_TOPIC, dashboardFacts } from '@fap/shared/dashboard/events.ts';
import { defineInlineReaction } from '../../platform/bus/reactions.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';
import { announceAlert } from './alerts/announce-alert.ts';
import { ALERT_FINDERS, listCritical } from './alerts/open-alerts.ts';

/** The facts of the Command Center are committed with what they tell of. */
export const dashboardInline = [
  defineInlineReaction({
    name: 'dashboard.report',
    on: 'cluster.report.submitted',
    // A report joins or founds a root, so one row tells; the intake holds locks that others wait for.
    run: async (tx, { clusterId }) => {
      for (const { id, name } of await listCritical(tx, [clusterId]))
        announceAlert(tx, { kind: 'cluster-reported', subjectId: id, name }, 'raised');
    },
  }),
  defineInlineReaction({
    name: 'dashboard.solved',
    on: 'escalation.proposed',
    run: (tx, { clusterId }) => announceIfOpen(tx, 'cluster-solved', clusterId),
  }),
  defineInlineReaction({
    name: 'dashboard.case-opened',
    on: 'case.opened',
    run: async (tx, { caseId }) => {
      publish(tx, DASHBOARD_TOPIC, dashboardFacts.case, { caseId, change: 'opened' });
      await announceIfOpen(tx, 'case-at-risk', caseId);
    },
  }),
  defineInlineReaction({
    name: 'dashboard.case-changed',
    on: 'case.changed',
    run: async (tx, { caseId }) =>
      publish(tx, DASHBOARD_TOPIC, dashboardFacts.case, { caseId, change: 'changed' }),
  }),
];

async function announceIfOpen(
  tx: TxCtx,
  kind: 'cluster-solved' | 'case-at-risk',
  subjectId: string,
): Promise<void> {
  const { alerts } = await ALERT_FINDERS[kind](tx, { limit: 1, subjectId });
  for (const alert of alerts) announceAlert(tx, alert, 'raised');
}
