import { cn } from '../../../ui/class-names.ts';
import { RiskBadge, type RiskLevel } from './risk-badge.tsx';

const FILLS: Record<RiskLevel, string> = {
  HIGH: 'bg-critical',
  MEDIUM: 'bg-medium',
  LOW: 'bg-low',
  UNKNOWN: 'bg-line-strong',
};

export interface RiskMeterProps {
  /** 0–100. */
  score: number;
  level: RiskLevel;
}

/** The risk score as number, word and bar, so that nobody depends on the colour. */
export function RiskMeter({ score, level }: RiskMeterProps) {
  const rounded = Math.round(score);
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex items-baseline gap-2">
          <span className="text-5xl leading-none font-semibold tracking-tight tabular-nums">{rounded}</span>
          <span className="text-ink-soft">of 100</span>
        </p>
        <RiskBadge level={level} />
      </div>
      <meter className="sr-only" aria-label="Risk score" min={0} max={100} value={rounded}>
        {rounded} of 100
      </meter>
      <div aria-hidden className="mt-3 h-2.5 overflow-hidden rounded-full bg-line">
        <div
          className={cn('h-full rounded-full transition-[width] duration-300 ease-calm', FILLS[level])}
          style={{ width: `${rounded}%` }}
        />
      </div>
      <p aria-hidden className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>No warning signs</span>
        <span>Reads like a scam</span>
      </p>
    </div>
  );
}
