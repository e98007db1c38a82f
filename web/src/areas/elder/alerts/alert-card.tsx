import type { GuardianAlert } from '@fap/shared/elder/entities.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { t } from '@lingui/core/macro';
import { CircleAlert, OctagonAlert } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ReadAloud } from '../parts/read-aloud.tsx';
import { StatusWords } from '../parts/status-badge.tsx';

export interface AlertCardProps {
  /** The elder's own has more fields than a guardian's. */
  alert: Pick<GuardianAlert, 'kind' | 'level' | 'reason' | 'createdAt' | 'transaction' | 'callEndedAt'>;
  /** Whose it is, for a guardian. */
  personName?: string;
  /** The heading, for who moves the focus there. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  /** What became of it: above everything that can be done. */
  outcome?: ReactNode;
  children: ReactNode;
}

/** An alert: what it is about, why, and what can be done. */
export function AlertCard({ alert, personName, titleRef, outcome, children }: AlertCardProps) {
  const { level, reason, createdAt, transaction } = alert;
  const title = titleOf(alert, personName);
  const Icon = level === 'critical' ? OctagonAlert : CircleAlert;
  return (
    <article
      aria-label={title}
      className={cn(
        'rounded-lg border-2 p-5 sm:p-6',
        level === 'critical' ? 'border-critical bg-critical-soft' : 'border-high bg-high-soft',
      )}
    >
      <h3 ref={titleRef} tabIndex={-1} className="flex items-start gap-3 text-xl leading-snug font-semibold">
        <Icon
          aria-hidden
          className={cn('mt-1 size-7 shrink-0', level === 'critical' ? 'text-critical' : 'text-high')}
        />
        <span className="min-w-0">{title}</span>
      </h3>
      {outcome}
      <p className="mt-3">{reason}</p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft">
        <span>
          {level === 'critical' ? t`Critical` : t`High`} · <RelativeTime at={createdAt} />
        </span>
        {transaction && <StatusWords status={transaction.status} decision={transaction.decision} />}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        {children}
        <ReadAloud text={`${title}. ${reason}`} about={title} />
      </div>
    </article>
  );
}

/** What an alert is about, in one line. */
export function titleOf(
  { kind, transaction, callEndedAt }: Pick<GuardianAlert, 'kind' | 'transaction' | 'callEndedAt'>,
  personName?: string,
): string {
  if (kind === 'phone-call') return callTitle(callEndedAt !== undefined, personName);
  if (kind === 'guardian-conduct') return t`Please look at what one of your guardians did`;
  const whose = personName ? t`${personName}: a payment` : t`A payment`;
  const about = transaction && aboutPayment(transaction);
  return t`${whose}${about ?? ''} looks like a scam`;
}

function callTitle(isOver: boolean, personName: string | undefined): string {
  if (isOver)
    return personName
      ? t`${personName} was on the phone with somebody`
      : t`You were on the phone with somebody`;
  return personName
    ? t`${personName} is on the phone with somebody right now`
    : t`You’re on the phone with somebody`;
}

function aboutPayment({ amount, currency, payee }: NonNullable<GuardianAlert['transaction']>): string | null {
  if (amount === null || currency === null) return null;
  return t` of ${formatCents(amount, currency)}${payee ? t` to ${payee}` : ''}`;
}
