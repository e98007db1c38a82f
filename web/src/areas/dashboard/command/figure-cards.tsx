import { RANGE_RULES, type Range } from '@fap/shared/dashboard/ranges.ts';
import { CARD_FIGURES, type CardFigure, type Stats } from '@fap/shared/dashboard/stats.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { Progress } from '../../../ui/progress.tsx';
import { describeFigure, FIGURE_WORDS, IN_ALL_WORDS } from './figure-words.ts';

/** The four cards: a number, what it counts, and how much of all that is. Each number opens its rows. */
export function FigureCards({ range, stats }: { range: Range; stats: Stats | undefined }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4" aria-busy={!stats}>
      {CARD_FIGURES.map((figure) => (
        <li key={figure} className="min-w-0">
          <FigureCard figure={figure} range={range} stats={stats} />
        </li>
      ))}
    </ul>
  );
}

function FigureCard({
  figure,
  range,
  stats,
}: {
  figure: CardFigure;
  range: Range;
  stats: Stats | undefined;
}) {
  const { label, icon: Icon } = FIGURE_WORDS[figure];
  const value = stats?.[figure];
  const inAll = stats?.inAll[figure];
  return (
    <article className="flex h-full flex-col rounded-lg border border-line bg-surface p-5">
      <h3 className="flex items-center gap-2 text-sm font-medium text-ink-soft">
        <Icon aria-hidden className="size-4 text-accent" />
        {label}
      </h3>
      <p className="mt-2 text-3xl leading-none font-semibold tracking-tight tabular-nums">
        {value === undefined ? (
          '—'
        ) : (
          <Link
            href={paths.dashboardFigure(figure, { range })}
            aria-label={t`${formatCount(value)} ${label}: show the list`}
            className="underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent hover:decoration-accent"
          >
            {formatCount(value)}
          </Link>
        )}
      </p>
      <p className="mt-3 text-sm text-ink-soft">{describeFigure(figure, value, RANGE_RULES[range].words)}</p>
      {figure === 'activeCases' && stats && (
        <p className="mt-1 text-sm font-medium">
          <Trans>{formatCount(stats.newThisHour)} new this hour</Trans>
        </p>
      )}
      <div className="mt-auto pt-4">
        <Progress
          label={t`${label}: share of those ${IN_ALL_WORDS[figure]}`}
          percent={value === undefined || !inAll ? null : Math.round((value / inAll) * 100)}
        />
        <p className="mt-2 text-sm text-ink-soft">
          {inAll === undefined ? ' ' : `${formatCount(inAll)} ${IN_ALL_WORDS[figure]}`}
        </p>
      </div>
    </article>
  );
}
