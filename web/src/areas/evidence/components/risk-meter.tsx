import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MeterBar } from '../../../ui/chart/meter-bar.tsx';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import { severityLook, type WrittenSeverity } from '../../../ui/severity-look.ts';

export interface RiskMeterProps {
  /** 0–100. */
  score: number;
  level: WrittenSeverity;
}

/** The risk score as number, word and bar, so that nobody depends on the colour. */
export function RiskMeter({ score, level }: RiskMeterProps) {
  const rounded = Math.round(score);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex items-baseline gap-2">
          <span className="text-5xl leading-none font-semibold tracking-tight tabular-nums">{rounded}</span>
          <span className="text-ink-soft">
            <Trans>of 100</Trans>
          </span>
        </p>
        <SeverityBadge severity={level} size="md" />
      </div>
      <meter className="sr-only" aria-label={t`Risk score`} min={0} max={100} value={rounded}>
        <Trans>{rounded} of 100</Trans>
      </meter>
      <MeterBar share={rounded / 100} fill={severityLook(level).fill} size="md" className="mt-3" />
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>
          <Trans>No warning signs</Trans>
        </span>
        <span>
          <Trans>Reads like a scam</Trans>
        </span>
      </p>
    </div>
  );
}
