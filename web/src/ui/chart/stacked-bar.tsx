import { formatNumber } from '../../platform/locale.ts';
import { seriesColor } from './series.ts';

export interface BarPart {
  label: string;
  value: number;
}

/** Parts of a whole as one bar; the list below it names each part with its number, so the bar needs no table. */
export function StackedBar({ label, parts }: { label: string; parts: readonly BarPart[] }) {
  return (
    <div>
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-line">
        {parts.map(({ label: name, value }, place) => (
          <span key={name} style={{ flexGrow: value, background: seriesColor(place) }} />
        ))}
      </div>
      <ul aria-label={label} className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {parts.map(({ label: name, value }, place) => (
          <li key={name} className="flex items-center gap-2">
            <span
              aria-hidden
              className="size-3 shrink-0 rounded-[3px]"
              style={{ background: seriesColor(place) }}
            />
            <span className="font-semibold tabular-nums">{formatNumber(value)}</span>
            <span className="text-ink-soft">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
