import { Trans } from '@lingui/react/macro';
import { MeterBar } from '../../ui/chart/meter-bar.tsx';
import { ShownBy, type ShownByRow } from './shown-by.tsx';

export interface TechniqueListProps {
  title: string;
  /** The sentence for an empty list. */
  empty: string;
  rows: readonly (ShownByRow & { technique: string })[];
  reports: number;
}

/** Techniques of one kind, most widely used first. */
export function TechniqueList({ title, empty, rows, reports }: TechniqueListProps) {
  return (
    <section>
      <h2 className="text-lg font-semibold">{title}</h2>
      {rows.length === 0 ? (
        <p className="mt-2 text-ink-soft">
          <Trans>Not enough data. {empty}</Trans>
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <li key={row.technique} className="py-4">
              <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
                <h3 className="font-semibold">{row.technique}</h3>
                <span className="flex items-center gap-3 text-sm text-ink-soft tabular-nums">
                  <span className="w-24">
                    <MeterBar share={row.n / Math.max(1, reports)} className="max-w-40" />
                  </span>
                  <Trans>
                    {row.n} of {reports} reports
                  </Trans>
                </span>
              </div>
              <ShownBy row={row} reports={reports} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
