import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleHelp, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { formatNumber } from '../../../platform/locale.ts';
import { cn } from '../../../ui/class-names.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import type { Verdict } from '../data.ts';
import { DevelopmentChainBadge } from '../list/state-badge.tsx';
import { HASH_WORDS } from '../proof/hash-words.ts';
import type { Checker, CheckResult } from './use-verification.ts';

const LOOK: Readonly<Record<Verdict['outcome'], { title: string; icon: LucideIcon; tone: string }>> = {
  valid: { title: t`Valid`, icon: CircleCheck, tone: 'text-low' },
  invalid: { title: t`Not valid`, icon: CircleX, tone: 'text-critical' },
  incomplete: { title: t`Not complete yet`, icon: Clock, tone: 'text-medium' },
  unchecked: { title: t`We could not check it`, icon: CircleHelp, tone: 'text-medium' },
};

const CHECKERS: Readonly<Record<Checker, string>> = {
  page: t`Checked in this page`,
  server: t`Checked by the server`,
};

export interface VerdictViewProps {
  result: CheckResult;
  /** The verdict's section, which gets the focus when it appears. */
  ref?: Ref<HTMLElement>;
}

/** The result of a check: the verdict, its reason, the fingerprint and the attestations. */
export function VerdictView({ result: { by, verdict, proof }, ref }: VerdictViewProps) {
  const { title, icon: Icon, tone } = LOOK[verdict.outcome];
  const hash = HASH_WORDS[proof.hashName];
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={CHECKERS[by]}
      className="scroll-mt-24 rounded-md border border-line bg-sunken p-4"
    >
      <p className="text-sm text-ink-soft">{CHECKERS[by]}</p>
      <h3 className={cn('mt-0.5 flex items-center gap-2 text-lg font-semibold', tone)}>
        <Icon aria-hidden className="size-5 shrink-0" />
        {title}
      </h3>
      {verdict.reason && <p className="mt-1 wrap-anywhere">{verdict.reason}</p>}
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-3 text-sm">
        <div>
          <dt className="text-ink-soft">
            <Trans>The file’s {hash}</Trans>
          </dt>
          <dd className="flex items-start justify-between gap-2">
            <code className="min-w-0 py-1 break-all">{verdict.digest}</code>
            <CopyButton label={t`Copy the ${hash} of the checked file`} value={verdict.digest} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-soft">
            {plural(verdict.attestations.length, { one: 'Attestation', other: 'Attestations' })}
          </dt>
          {verdict.attestations.map((attestation, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a verdict does not change
            <dd key={index} className="mt-1 wrap-anywhere">
              <AttestationWords attestation={attestation} />
            </dd>
          ))}
        </div>
      </dl>
    </section>
  );
}

function AttestationWords({
  attestation: { type, height = 0, time, chain, calendar },
}: {
  attestation: Verdict['attestations'][number];
}) {
  if (type === 'pending') return <Trans>Calendar {calendar}: no block yet</Trans>;
  if (type === 'unknown') return <Trans>A kind we can’t check here</Trans>;
  const block = t`Block ${formatNumber(height)}`;
  if (!time) return <Trans>{block}: not confirmed</Trans>;
  return (
    <>
      <Trans>
        {block}: the file existed no later than <ExactTime at={time} />
      </Trans>{' '}
      {chain === 'development' && <DevelopmentChainBadge />}
    </>
  );
}
