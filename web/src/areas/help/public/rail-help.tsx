import { RAIL_ADVICE } from '@fap/shared/help/rail-advice.ts';
import type { Rail, RecoveryLimit } from '@fap/shared/help/rails.ts';
import { describeLeft, type RecoveryWindow, recoveryClock } from '@fap/shared/help/recovery-clock.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Phone, Timer } from 'lucide-react';
import { dateFormat } from '../../../platform/locale.ts';
import { useMinute } from '../../../platform/use-minute.ts';
import { cn } from '../../../ui/class-names.ts';
import { momentOf } from './local-time.ts';

export interface RailHelpProps {
  rail: Rail;
  /** Time of the newest payment; null: not known. */
  paidAtMs: number | null;
  /** null: not known, or in another currency. */
  amountUsd: number | null;
}

/** What to do about one way of paying: whom to call, the steps, and what is left of each time limit. */
export function RailHelp({ rail, paidAtMs, amountUsd }: RailHelpProps) {
  const { call, steps, limits } = RAIL_ADVICE[rail];
  const nowMs = useMinute();
  const now = momentOf(nowMs);
  const isFuture = paidAtMs !== null && paidAtMs > nowMs;
  const windows =
    paidAtMs === null ? [] : recoveryClock({ rail, paidAt: momentOf(paidAtMs), now, amountUsd });
  return (
    <div className="space-y-5">
      <p className="flex items-start gap-3 text-lg">
        <Phone aria-hidden className="mt-1 size-5 shrink-0 text-accent" />
        <span>
          <Trans>
            Call first: <strong className="font-semibold">{call}</strong>
          </Trans>
        </span>
      </p>
      <ol className="list-decimal space-y-2 pl-6">
        {steps.map((step) => (
          <li key={step} className="pl-1">
            {step}
          </li>
        ))}
      </ol>
      {isFuture && (
        <p className="font-medium text-critical">
          <Trans>This time is in the future. Please check it.</Trans>
        </p>
      )}
      {windows.length > 0 ? (
        <ul aria-label={t`Recovery clock`} className="space-y-3">
          {windows.map((window) => (
            <WindowRow key={window.limit.kind} window={window} />
          ))}
        </ul>
      ) : (
        <ul aria-label={t`Time limits`} className="space-y-3">
          {limits.map((limit) => (
            <li key={limit.kind} className="rounded-lg border border-line p-4">
              <LimitText limit={limit} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">
        <Trans>
          Nobody can promise that money comes back. These are rules of the United States; in other countries
          your bank must tell you yours. Calling sooner helps everywhere, and a late call is better than none.
        </Trans>
      </p>
    </div>
  );
}

function WindowRow({ window }: { window: RecoveryWindow }) {
  const { limit, isOver, lastDay } = window;
  return (
    <li className={cn('rounded-lg border p-4', isOver ? 'border-line' : 'border-accent-line bg-accent-soft')}>
      <p className="flex items-center gap-2.5 text-xl font-semibold">
        <Timer aria-hidden className={cn('size-5 shrink-0', isOver ? 'text-ink-soft' : 'text-accent')} />
        {describeLeft(window)}
      </p>
      {isOver && (
        <p className="mt-1 font-medium">
          <Trans>Call anyway. Sometimes more is possible.</Trans>
        </p>
      )}
      {lastDay && !isOver && limit.kind !== 'same-day' && (
        <p className="mt-1 font-medium">
          <Trans>Until {formatDay(lastDay)}, counted from the payment.</Trans>
        </p>
      )}
      <div className="mt-2">
        <LimitText limit={limit} />
      </div>
    </li>
  );
}

function LimitText({ limit: { says, source } }: { limit: RecoveryLimit }) {
  return (
    <>
      <p>{says}</p>
      <p className="mt-1.5 text-sm text-ink-soft">
        <Trans>
          Source:{' '}
          <a href={source.url} target="_blank" rel="noreferrer" className="link">
            {source.name}
          </a>
        </Trans>
      </p>
    </>
  );
}

const dayWords = dateFormat({
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const formatDay = (day: string): string => dayWords.format(new Date(`${day}T00:00:00Z`));
