import { type CriticalAlert, type CriticalAlerts, TAKEN_KINDS } from '@fap/shared/dashboard/alerts.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BellOff } from 'lucide-react';
import { Link } from 'wouter';
import { reasonOf } from '../../../platform/api-error.ts';
import type { ReadState } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { SEVERITY_LOOKS } from '../../../ui/severity-look.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ALERT_LOOKS, ALERT_WORDS, describeAlert } from './alert-words.ts';
import { criticalAlerts, returnAlert, takeAlert } from './data.ts';

/** Where the banner leads. */
export const ALERTS_ID = 'critical-alerts';

/** Open alerts, the gravest first, each with who took it. */
export function AlertList({ state }: { state: ReadState<CriticalAlerts> }) {
  const { data } = state;
  const more = data ? data.open.CRITICAL + data.open.HIGH + data.open.MEDIUM - data.alerts.length : 0;
  return (
    <Card role="region" aria-labelledby="alerts-title" id={ALERTS_ID} className="scroll-mt-20">
      <CardHeader
        id="alerts-title"
        title={t`Critical Alerts`}
        hint={t`Open until their rule no longer holds.`}
      />
      <Rows state={state} />
      {!!data?.alerts.length && (
        <ExportLinks table="critical-alerts" things={t`critical alerts`} className="px-5 pb-5 sm:px-6" />
      )}
      {data && (more > 0 || data.elsewhere > 0) && (
        <p className="border-t border-line px-5 py-3 text-sm text-ink-soft sm:px-6">
          {more > 0 && t`${more} more are open. `}
          {data.elsewhere > 0 &&
            t`${data.elsewhere} or more alerts of Elder Shield concern other people: only they and their guardians see them.`}
        </p>
      )}
    </Card>
  );
}

function Rows({ state: { data, isError, isFetching, refetch } }: { state: ReadState<CriticalAlerts> }) {
  if (!data)
    return isError ? (
      <ErrorState
        title={t`We could not load the alerts`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton label={t`Loading alerts…`} shape="list" count={3} />
    );
  if (data.alerts.length === 0)
    return (
      <EmptyState
        icon={BellOff}
        title={t`No open alerts`}
        text={t`When a rule holds, its alert appears here.`}
      />
    );
  return (
    <ul className="divide-y divide-line">
      {data.alerts.map((alert) => (
        <AlertRow key={`${alert.kind} ${alert.subjectId}`} alert={alert} />
      ))}
    </ul>
  );
}

function AlertRow({ alert }: { alert: CriticalAlert }) {
  const { title, text, href } = describeAlert(alert);
  const { tone, icon } = SEVERITY_LOOKS[ALERT_LOOKS[alert.severity]];
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone} icon={icon}>
            {ALERT_WORDS[alert.severity]}
          </Badge>
          <Link href={href} className="font-semibold wrap-anywhere hover:text-accent hover:underline">
            {title}
          </Link>
        </p>
        <p className="mt-1 text-sm text-ink-soft">
          {text} · <RelativeTime at={alert.raisedAt} />
        </p>
        <p className="mt-1 text-sm">
          <TakenBy taken={alert.taken} />
        </p>
      </div>
      <TakeButton alert={alert} title={title} />
    </li>
  );
}

function TakenBy({ taken }: Pick<CriticalAlert, 'taken'>) {
  if (!taken)
    return (
      <span className="text-ink-soft">
        <Trans>Nobody has taken this yet.</Trans>
      </span>
    );
  return (
    <span className="font-medium">
      {taken.isOwn ? t`You have this` : t`Taken by ${taken.by ?? t`somebody who works on it`}`}
      {taken.at && (
        <span className="font-normal text-ink-soft">
          {' · '}
          <RelativeTime at={taken.at} />
        </span>
      )}
    </span>
  );
}

/** Guardians answer alerts of Elder Shield there. */
function TakeButton({ alert, title }: { alert: CriticalAlert; title: string }) {
  const { capabilities } = useCurrentUser();
  const kind = TAKEN_KINDS.find((one) => one === alert.kind);
  const isOwn = alert.taken?.isOwn ?? false;
  const step = useAction({
    run: async () => {
      if (kind) await (isOwn ? returnAlert : takeAlert)({ kind, subjectId: alert.subjectId });
    },
    onFailure: (error) => {
      toast({
        title: t`Not saved`,
        description: reasonOf(error, t`We could not save that. Please try again.`),
        variant: 'destructive',
      });
      void criticalAlerts.refresh();
    },
  });
  if (!kind || (alert.taken && !isOwn)) return null;
  const mayTake = capabilities.includes('alert.take');
  const label = isOwn ? t`Stop working on this` : t`Take it`;
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        size="sm"
        disabled={!mayTake}
        isBusy={step.isPending}
        aria-label={`${label}: ${title}`}
        onClick={() => step.mutate()}
      >
        {label}
      </Button>
      {!mayTake && (
        <span className="text-xs text-ink-soft">
          <Trans>For analysts</Trans>
        </span>
      )}
    </div>
  );
}
