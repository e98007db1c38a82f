import type { Playbook } from '@fap/shared/playbook/playbook-result.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const HOURS_A_DAY = 24;

/** The length of silence after which scammers rarely come back, from dated messages. */
export function SilenceScale({ ends }: { ends: Playbook['stallingVsGhosting'] }) {
  if (!ends.threshold)
    return (
      <p className="mt-1 max-w-3xl text-ink-soft">
        <Trans>
          Threshold: Not enough data. We need five silences between dated messages and found {ends.silences}.
        </Trans>
      </p>
    );
  const { hours, why } = ends.threshold;
  return (
    <div className="mt-2 max-w-3xl">
      <p>
        <Trans>
          A silence longer than <strong className="font-semibold">{inWords(hours)}</strong> is ghosting. After
          shorter ones they mostly came back.
        </Trans>
      </p>
      <div aria-hidden className="mt-2 flex h-3 overflow-hidden rounded-full text-xs">
        <span className="w-2/3 bg-accent-line" />
        <span className="w-1 bg-ink" />
        <span className="flex-1 bg-line" />
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>
          <Trans>Stalling</Trans>
        </span>
        <span>{inWords(hours)}</span>
        <span>
          <Trans>Ghosting</Trans>
        </span>
      </p>
      <p className="mt-1 text-sm text-ink-soft">{why}</p>
    </div>
  );
}

function inWords(hours: number): string {
  if (hours < 2 * HOURS_A_DAY) return t`${Math.round(hours)} hours`;
  return t`${Math.round(hours / HOURS_A_DAY)} days`;
}
