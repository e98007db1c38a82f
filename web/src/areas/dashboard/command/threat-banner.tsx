import { ALERT_RULES, type CriticalAlerts } from '@fap/shared/dashboard/alerts.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ShieldCheck, ShieldQuestionMark, Siren } from 'lucide-react';
import type { ReadState } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { ALERTS_ID } from './alert-list.tsx';
import { ALERT_WORDS } from './alert-words.ts';

/** Whether a threat is active, why, and the written rule behind it. */
export function ThreatBanner({ state }: { state: ReadState<CriticalAlerts> }) {
  const look = lookOf(state);
  return (
    <section
      aria-label={t`Threat level`}
      className={cn(
        'rounded-lg border px-5 py-4 sm:px-6',
        look.isActive ? 'border-transparent bg-critical-soft' : 'border-line bg-surface',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <look.icon
          aria-hidden
          className={cn('size-6 shrink-0', look.isActive ? 'text-critical' : 'text-ink-soft')}
        />
        <p role="status" className="min-w-0 flex-1 basis-60">
          <strong className={cn('mr-2 font-semibold', look.isActive && 'text-critical')}>{look.title}</strong>
          <span className={look.isActive ? '' : 'text-ink-soft'}>{look.text}</span>
          {look.isActive && (
            <a href={`#${ALERTS_ID}`} className="link ml-2 font-medium">
              <Trans>See below</Trans>
            </a>
          )}
        </p>
        {state.isError && !state.data && (
          <Button size="sm" onClick={() => void state.refetch()} isBusy={state.isFetching}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
      <details className="mt-2 text-sm">
        <summary className="w-fit cursor-pointer py-1 font-medium text-accent">
          <Trans>When is a threat active?</Trans>
        </summary>
        <p className="mt-1">
          <Trans>
            While at least one alert of level CRITICAL is open. It stays so when somebody takes the alert, and
            ends when the rule of the alert no longer holds:
          </Trans>
        </p>
        <ul className="mt-2 grid gap-1.5">
          {ALERT_RULES.map(({ kind, severity, rule }) => (
            <li key={kind} className="grid gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
              <span className="font-medium">{ALERT_WORDS[severity]}</span>
              <span>{rule}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

function lookOf({ data, isError }: ReadState<CriticalAlerts>) {
  if (!data)
    return isError
      ? {
          icon: ShieldQuestionMark,
          isActive: false,
          title: t`Threat level unknown`,
          text: t`We could not load the alerts.`,
        }
      : { icon: ShieldQuestionMark, isActive: false, title: t`Checking…`, text: t`Looking for open alerts.` };
  const { CRITICAL: critical } = data.open;
  if (data.isThreatActive)
    return {
      icon: Siren,
      isActive: true,
      title: t`THREAT ACTIVE`,
      text: plural(critical, { one: '# critical alert is open.', other: '# critical alerts are open.' }),
    };
  return {
    icon: ShieldCheck,
    isActive: false,
    title: t`No threat active`,
    text: t`No critical alert is open right now.`,
  };
}
