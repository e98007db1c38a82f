import type { GuardianAlert } from '@fap/shared/elder/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { titleOf } from '../alerts/alert-card.tsx';
import { guardianAlertPages } from '../data.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { type Answer, OpenAlert } from './open-alert.tsx';

/** So many cards at once are as much as anybody reads; the others are one press away. */
const SHOWN = 3;

/** The alerts that wait for a guardian, the most urgent first; one that was answered here stays with what came of it. */
export function OpenAlerts() {
  const list = usePages(guardianAlertPages);
  const { items = [] } = list;
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const [showsAll, setShowsAll] = useState(false);
  const open = items
    .filter((alert) => needsAnswer(alert) || answers.has(alert.alertId))
    .toSorted((a, b) => urgencyOf(b, answers) - urgencyOf(a, answers));
  const shown = showsAll ? open : open.slice(0, SHOWN);
  if (!list.items && list.isError)
    return (
      <ErrorState
        title={t`Their alerts could not be loaded`}
        onRetry={list.refetch}
        isRetrying={list.isFetching}
      />
    );
  const hidden = open.length - shown.length;
  const waiting = open.filter(needsAnswer).length;
  return (
    <div aria-live="polite" className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
      {waiting > 1 && (
        <p className="text-lg font-semibold">
          <Trans>{waiting} alerts are waiting. The most urgent is first.</Trans>
        </p>
      )}
      {shown.map((alert) => (
        <OpenAlert
          key={alert.alertId}
          alert={alert}
          answer={answers.get(alert.alertId) ?? null}
          onAnswer={(answer) => setAnswers((before) => new Map(before).set(alert.alertId, answer))}
        />
      ))}
      {hidden > 0 && (
        <Button size="lg" className="justify-self-start" onClick={() => setShowsAll(true)}>
          <Trans>Show {hidden} more</Trans>
        </Button>
      )}
    </div>
  );
}

/** What a guardian has seen already, with what came of each payment. */
export function AnsweredAlerts() {
  const list = usePages(guardianAlertPages);
  const answered = (list.items ?? []).filter((alert) => !needsAnswer(alert));
  if (answered.length === 0) return null;
  return (
    <details>
      <summary className="min-h-12 cursor-pointer py-2 font-semibold">
        <Trans>Alerts that were answered</Trans>
      </summary>
      <ul className="mt-2 divide-y divide-line">
        {answered.map((alert) => (
          <li key={alert.alertId} className="py-3">
            <p className="font-semibold wrap-anywhere">{titleOf(alert, alert.elderName)}</p>
            <p>{alert.reason}</p>
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
              <RelativeTime at={alert.createdAt} />
              {alert.transaction && <StatusBadge status={alert.transaction.status} />}
            </p>
          </li>
        ))}
      </ul>
      <ShowMore pages={list} failure={t`Older alerts could not be loaded. Please try again.`} />
      <ExportLinks table="guardian-alerts" things={t`their alerts`} className="mt-4" />
    </details>
  );
}

const needsAnswer = ({ acknowledgedAt, mayDecide }: GuardianAlert): boolean =>
  acknowledgedAt === null || mayDecide;

/** What can still be stopped comes before what has happened; then the newest, as the list is. What was answered here keeps its place. */
const urgencyOf = (
  { alertId, mayDecide, level }: GuardianAlert,
  answers: ReadonlyMap<string, Answer>,
): number => (mayDecide || answers.has(alertId) ? 2 : 0) + (level === 'critical' ? 1 : 0);
