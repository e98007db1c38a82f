import type { TakenKind } from '@fap/shared/dashboard/alerts.ts';
import { type ALERT_CHANGES, DASHBOARD_TOPIC, dashboardFacts } from '@fap/shared/dashboard/events.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish } from '../../../platform/write/transact.ts';
import type { OpenAlert } from './open-alerts.ts';

/** Tells everybody who watches the Command Center that an alert was raised or changed; of a case only its number. */
export function announceAlert(
  tx: TxCtx,
  { kind, subjectId, name }: Pick<OpenAlert, 'kind' | 'subjectId' | 'name'>,
  change: (typeof ALERT_CHANGES)[number],
): void {
  if (kind === 'elder-alert') throw new Error('an alert of Elder Shield is nobody else’s business');
  publish(tx, DASHBOARD_TOPIC, dashboardFacts.alert, {
    kind: kind satisfies TakenKind,
    subjectId,
    name: kind === 'case-at-risk' ? subjectId : (name ?? subjectId),
    change,
  });
}
