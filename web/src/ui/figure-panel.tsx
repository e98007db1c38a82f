import type { ReactNode } from 'react';
import { formatNumber } from '../platform/locale.ts';

export interface Figure {
  label: string;
  /** null means unknown and is shown as a dash. */
  value: number | string | null;
  /** Unit, time or source. */
  note?: ReactNode;
}

/** Figures side by side, each with label and note. */
export function FigurePanel({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] overflow-hidden rounded-lg border border-line bg-surface">
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="px-4 py-4 max-sm:last:odd:col-span-2 shadow-[1px_1px_0_var(--color-line)] sm:px-6 sm:py-5"
        >
          <dt className="text-sm font-medium text-ink-soft">{figure.label}</dt>
          <dd className="mt-1 text-2xl leading-none font-semibold tracking-tight sm:text-3xl">
            {format(figure.value)}
          </dd>
          {figure.note && <dd className="mt-2 text-sm text-ink-soft">{figure.note}</dd>}
        </div>
      ))}
    </dl>
  );
}

function format(value: Figure['value']): string {
  if (value === null) return '—';
  return typeof value === 'number' ? formatNumber(value) : value;
}
