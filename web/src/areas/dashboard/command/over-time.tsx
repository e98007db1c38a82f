import { RANGE_RULES, type Range } from '@fap/shared/dashboard/ranges.ts';
import { CARD_FIGURES, type CardFigure, type Stats } from '@fap/shared/dashboard/stats.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dateFormat } from '../../../platform/locale.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { StepBars } from '../../../ui/chart/step-bars.tsx';
import { formatCount } from '../../../ui/format-count.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FIGURE_WORDS } from './figure-words.ts';

const clock = dateFormat({ hour: '2-digit', minute: '2-digit' });
const day = dateFormat({ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' });

const STEP_WORDS: Readonly<Record<Range, string>> = {
  '1h': t`five minutes`,
  '24h': t`an hour`,
  '7d': t`a day`,
  '30d': t`a day`,
};

type Step = { from: string } & Record<CardFigure, number>;

/** The steps of a range with their counts. */
export function stepsOfStats({ range, since, overTime }: Stats): Step[] {
  const { lengthMs, stepMs } = RANGE_RULES[range];
  const format = lengthMs > 24 * 3_600_000 ? day : clock;
  const first = new Date(since).getTime();
  return overTime.activeCases.map((_, step) => ({
    from: format.format(first + step * stepMs),
    activeCases: overTime.activeCases[step] ?? 0,
    scamClusters: overTime.scamClusters[step] ?? 0,
    evidenceProcessed: overTime.evidenceProcessed[step] ?? 0,
    victimsProtected: overTime.victimsProtected[step] ?? 0,
  }));
}

/** How the four figures are spread over the range: bars, and a table behind them. */
export function OverTime({ stats }: { stats: Stats | undefined }) {
  return (
    <Card role="region" aria-labelledby="over-time-title">
      <CardHeader
        id="over-time-title"
        title={t`Over time`}
        {...(stats
          ? { hint: t`Each bar is ${STEP_WORDS[stats.range]}; the bars of a figure add up to its card.` }
          : {})}
      />
      <CardBody>
        {stats ? <Charts stats={stats} /> : <Skeleton label={t`Counting…`} shape="list" count={3} />}
      </CardBody>
    </Card>
  );
}

function Charts({ stats }: { stats: Stats }) {
  const steps = stepsOfStats(stats);
  return (
    <ChartFigure
      caption={t`Counts in ${RANGE_RULES[stats.range].words}, in steps of ${STEP_WORDS[stats.range]}`}
      columns={[
        { header: t`From`, cell: ({ from }: Step) => from },
        ...CARD_FIGURES.map((figure) => ({
          header: FIGURE_WORDS[figure].label,
          cell: (step: Step) => formatCount(step[figure]),
          align: 'end' as const,
        })),
      ]}
      rows={steps}
      rowKey={({ from }) => from}
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        {CARD_FIGURES.map((figure, place) => (
          <div key={figure} className="min-w-0">
            <p className="flex items-baseline justify-between gap-3 text-sm">
              <span className="font-medium">{FIGURE_WORDS[figure].label}</span>
              <span className="text-ink-soft tabular-nums">
                <Trans>most: {formatCount(Math.max(...stats.overTime[figure]))}</Trans>
              </span>
            </p>
            <div className="mt-2">
              <StepBars counts={stats.overTime[figure]} series={place} />
            </div>
            <p className="mt-1 flex justify-between text-xs text-ink-soft">
              <span>{steps[0]?.from}</span>
              <span>
                <Trans>now</Trans>
              </span>
            </p>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
}
