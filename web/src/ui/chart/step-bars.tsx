import { seriesColor } from './series.ts';

export interface StepBarsProps {
  /** One count for each step, the oldest first. */
  counts: readonly number[];
  /** Place among the colours of series. */
  series?: number;
}

/** Counts in equal steps of time as bars from zero; the table beside the drawing has the numbers. */
export function StepBars({ counts, series = 0 }: StepBarsProps) {
  const highest = Math.max(1, ...counts);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${counts.length} 100`}
      preserveAspectRatio="none"
      className="block h-24 w-full border-b border-line-strong"
    >
      {counts.map((count, step) => {
        // One of a thousand is still seen.
        const height = count === 0 ? 0 : Math.max(3, (count / highest) * 100);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            key={step}
            x={step + 0.12}
            y={100 - height}
            width={0.76}
            height={height}
            style={{ fill: seriesColor(series) }}
          />
        );
      })}
    </svg>
  );
}
