import { RANGE_RULES, type Range } from '@fap/shared/dashboard/ranges.ts';
import type { FigureKey, Stats } from '@fap/shared/dashboard/stats.ts';
import { t } from '@lingui/core/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { describeFigure, FIGURE_WORDS } from './figure-words.ts';

const SHOWN = [
  'scamsDetected',
  'clustersDetonated',
  'mediaEscalations',
  'elderProtectionAlerts',
] as const satisfies readonly FigureKey[];

/** The other figures of the range, one line each. */
export function OtherFigures({ range, stats }: { range: Range; stats: Stats | undefined }) {
  return (
    <ul className="mt-4 grid overflow-hidden rounded-lg border border-line bg-surface sm:grid-cols-2 xl:grid-cols-4">
      {SHOWN.map((figure) => {
        const { label } = FIGURE_WORDS[figure];
        const value = stats?.[figure];
        return (
          <li key={figure} className="min-w-0 px-5 py-4 shadow-[1px_1px_0_var(--color-line)]">
            <p className="flex items-baseline justify-between gap-3">
              <span className="text-sm font-medium">{label}</span>
              {value === undefined ? (
                <span className="font-semibold">—</span>
              ) : (
                <Link
                  href={paths.dashboardFigure(figure, { range })}
                  aria-label={t`${formatCount(value)} ${label}: show the list`}
                  className="text-lg font-semibold tabular-nums underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
                >
                  {formatCount(value)}
                </Link>
              )}
            </p>
            <p className="mt-1 text-sm text-ink-soft">
              {describeFigure(figure, value, RANGE_RULES[range].words)}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
