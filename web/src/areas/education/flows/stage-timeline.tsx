import type { ScamFlow } from '@fap/shared/education/flows/scam-flow-entry.ts';
import { t } from '@lingui/core/macro';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { seriesColor } from '../../../ui/chart/series.ts';
import { formatMinutes, MOVE_WORDS, PHASES, phaseOf } from './flow-words.ts';

/** The stages of a flow as one line, each as long as its minutes, with a table behind it. */
export function StageTimeline({ flow }: { flow: ScamFlow }) {
  const phases = [...new Set(flow.stages.map(({ layer }) => phaseOf(layer)))].sort();
  const rows = flow.stages.map((stage, place) => ({ ...stage, number: place + 1 }));
  return (
    <ChartFigure
      caption={t`Stages of “${flow.name}”`}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { header: t`Stage`, cell: ({ number, name }) => `${number}. ${name}` },
        { header: t`Minutes`, cell: ({ duration }) => duration, align: 'end' },
        { header: t`Spread over`, cell: ({ span }) => span },
        { header: t`Phase`, cell: ({ layer }) => PHASES[phaseOf(layer)] },
        { header: t`What they do`, cell: ({ moves }) => moves.map((move) => MOVE_WORDS[move]).join(', ') },
      ]}
    >
      <div className="flex gap-1">
        {rows.map(({ id, number, duration, layer }) => (
          <div key={id} className="min-w-9 text-xs tabular-nums" style={{ flex: `${duration} 1 0` }}>
            <p className="text-sm font-semibold">{number}</p>
            <div className="mt-1 h-4 rounded-sm" style={{ background: seriesColor(phaseOf(layer)) }} />
            <p className="mt-1 whitespace-nowrap text-ink-soft">
              {formatMinutes(duration).replace(' min', '′')}
            </p>
          </div>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        {phases.map((phase) => (
          <li key={phase} className="flex items-center gap-2">
            <span className="size-3 shrink-0 rounded-[3px]" style={{ background: seriesColor(phase) }} />
            {PHASES[phase]}
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}
