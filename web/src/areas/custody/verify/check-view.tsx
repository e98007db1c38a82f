import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { OctagonAlert, ShieldCheck } from 'lucide-react';
import type { Ref } from 'react';
import { formatNumber } from '../../../platform/locale.ts';
import { cn } from '../../../ui/class-names.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import type { FoundCheck } from '../data.ts';
import type { Verified } from './use-verify.ts';

/** What a check found, step by step, and what it does not say. */
export function CheckView({
  verified: { clusterChainId, check },
  ref,
}: {
  verified: Verified;
  ref?: Ref<HTMLElement>;
}) {
  const Icon = check.isValid ? ShieldCheck : OctagonAlert;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label={t`Result for ${clusterChainId}`}
      className={cn(
        'rounded-md border p-4',
        check.isValid ? 'border-line bg-sunken' : 'border-critical bg-critical-soft',
      )}
    >
      <h3 className="flex items-center gap-2 font-semibold">
        <Icon aria-hidden className={cn('size-5 shrink-0', check.isValid ? 'text-low' : 'text-critical')} />
        {check.isValid ? t`Everything fits` : t`Something does not fit`}
      </h3>
      <p className="mt-1 font-mono text-sm wrap-anywhere">{clusterChainId}</p>
      <Steps check={check} />
      {check.flaws && check.flaws.length > 0 && (
        <ul className="mt-3 grid gap-2 text-sm">
          {check.flaws.map((flaw) => (
            <li key={`${flaw.kind} ${flaw.seq} ${flaw.evidenceId}`} className="wrap-anywhere">
              <span className="font-semibold">
                {flaw.seq === null ? t`Evidence` : t`Entry ${flaw.seq}`}
                {flaw.evidenceId && `, ${flaw.evidenceId}`}:
              </span>{' '}
              {flaw.reason}
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        <Trans>
          This shows that nothing was changed or taken away since it was recorded. It does not say that what
          people wrote is true.
        </Trans>
      </p>
    </section>
  );
}

function Steps({
  check: { checked, files, anchors, head, checkedAt, firstBadEntry },
}: {
  check: FoundCheck;
}) {
  if (checked === undefined || !anchors)
    return firstBadEntry === undefined ? null : (
      <p className="mt-2 text-sm">
        <Trans>The first bad entry is {firstBadEntry}.</Trans>
      </p>
    );
  const waiting = anchors.processing + anchors.anchored;
  return (
    <dl className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 text-sm sm:grid-cols-2">
      <Step name={t`Entries that fit`} value={formatNumber(checked)} />
      <Step name={t`Files hashed again`} value={formatNumber(files ?? 0)} />
      <Step
        name={t`Evidence in a block`}
        value={
          waiting > 0
            ? t`${formatNumber(anchors.verified)}, ${formatNumber(waiting)} on the way`
            : formatNumber(anchors.verified)
        }
      />
      <Step
        name={t`Heads of this log in a block`}
        value={anchors.heads === 0 ? t`None yet` : formatNumber(anchors.heads)}
      />
      {head && (
        <div className="sm:col-span-2">
          <dt className="text-ink-soft">
            <Trans>Hash of the last entry</Trans>
          </dt>
          <dd className="flex items-start gap-1 font-mono wrap-anywhere">
            {head}
            <CopyButton label={t`Copy the hash of the last entry`} value={head} className="-my-1" />
          </dd>
        </div>
      )}
      {checkedAt && (
        <div>
          <dt className="text-ink-soft">
            <Trans>Checked</Trans>
          </dt>
          <dd>
            <ExactTime at={checkedAt} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Step({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}
