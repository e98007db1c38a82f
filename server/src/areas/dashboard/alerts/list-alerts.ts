import { can } from '@fap/shared/auth/capabilities.ts';
import {
  ALERTS_SHOWN,
  type AlertSeverity,
  type CriticalAlert,
  type CriticalAlerts,
  SEVERITIES,
  TAKEN_KINDS,
} from '@fap/shared/dashboard/alerts.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { countAlertsElsewhere, listOpenAlerts } from '../../elder/index.ts';
import { listTakings, type Taking } from './list-takings.ts';
import { ALERT_FINDERS, newestFirst, type OpenAlert } from './open-alerts.ts';

/** Every open alert the reader may know of, with who took it; those of Elder Shield about others are only counted, in steps of five. */
export async function listAlerts(ctx: Ctx): Promise<CriticalAlerts> {
  const question = { limit: ALERTS_SHOWN };
  const [found, elder, elsewhere] = await Promise.all([
    Promise.all(TAKEN_KINDS.map((kind) => ALERT_FINDERS[kind](ctx, question))),
    listOpenAlerts(ctx, ALERTS_SHOWN),
    countAlertsElsewhere(ctx),
  ]);
  const answered = new Map(elder.alerts.map(({ id, answered: by }) => [id, by]));
  const ofElders = elder.alerts.map(
    ({ id, level, about, raisedAt }): OpenAlert => ({
      kind: 'elder-alert',
      subjectId: id,
      severity: level === 'critical' ? 'CRITICAL' : 'HIGH',
      name: about,
      chainId: null,
      raisedAt,
    }),
  );
  const shown = [...found.flatMap(({ alerts }) => alerts), ...ofElders]
    .sort((a, b) => rankOf(a) - rankOf(b) || newestFirst(a, b))
    .slice(0, ALERTS_SHOWN);
  const takings = await listTakings(ctx, shown);
  const open = { CRITICAL: elder.counts.critical, HIGH: elder.counts.high, MEDIUM: 0 };
  for (const { severity, count } of found) open[severity] += count;
  return {
    alerts: shown.map((alert) => present(ctx, alert, takings(alert), answered.get(alert.subjectId) ?? null)),
    open,
    isThreatActive: open.CRITICAL > 0,
    elsewhere,
  };
}

const rankOf = ({ severity }: { severity: AlertSeverity }): number => SEVERITIES.indexOf(severity);

function present(
  ctx: Ctx,
  { assignee, raisedAt, ...alert }: OpenAlert,
  taking: Taking | null,
  answer: { by: string; at: Date } | null,
): CriticalAlert {
  return { ...alert, raisedAt: raisedAt.toISOString(), taken: takenBy(ctx, { assignee, taking, answer }) };
}

function takenBy(
  ctx: Ctx,
  {
    assignee,
    taking,
    answer,
  }: { assignee: OpenAlert['assignee']; taking: Taking | null; answer: { by: string; at: Date } | null },
): CriticalAlert['taken'] {
  const me = actingAccount(ctx);
  if (assignee) return { by: assignee.name, isOwn: assignee.id === me, at: null };
  if (answer) return { by: answer.by, isOwn: false, at: answer.at.toISOString() };
  if (!taking) return null;
  // Who works for the platform is told to those who do, too.
  const by = can(ctx.actor.roles, 'alert.take') ? taking.name : null;
  return { by, isOwn: taking.accountId === me, at: taking.takenAt.toISOString() };
}
