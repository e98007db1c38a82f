import type { IndicatorAnswer } from '@fap/shared/indicators/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { describeCounts } from '../describe-counts.ts';
import { IndicatorStateBadge } from '../indicator-state-badge.tsx';
import { INDICATOR_LABELS } from '../public/indicator-label.ts';

/** An indicator with its counts; a known one leads to its record. */
export function IndicatorRow({ indicator }: { indicator: IndicatorAnswer }) {
  const { id, type, defanged, known } = indicator;
  return (
    <li className="py-3">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        {known ? (
          <Link
            href={paths.indicator(id)}
            className="font-mono text-sm text-accent underline-offset-2 wrap-anywhere hover:underline"
          >
            {defanged}
          </Link>
        ) : (
          <span className="font-mono text-sm wrap-anywhere">{defanged}</span>
        )}
        <span className="text-sm text-ink-soft">{INDICATOR_LABELS[type]}</span>
        {known && <IndicatorStateBadge state={known.state} />}
      </p>
      <p className="mt-0.5 text-sm text-ink-soft">
        {known ? (
          <Trans>
            {describeCounts(known)}
            {known.isTooCommon && t` · too common to join reports`} · first seen{' '}
            <RelativeTime at={known.firstSeenAt} />
          </Trans>
        ) : (
          t`Nobody named it.`
        )}
      </p>
    </li>
  );
}
