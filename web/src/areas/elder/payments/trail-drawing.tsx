import type { MoneyTrails, TrailBand } from '@fap/shared/elder/money-trails.ts';
import { formatCents } from '@fap/shared/elder/reason-sentences.ts';
import { t } from '@lingui/core/macro';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { layOutTrails, TRAIL_WIDTH } from './lay-out-trails.ts';
import { paymentCount, STATUS_WORDS, trailName, trailRows, WAY_WORDS } from './trail-rows.ts';

const STREAMS: Record<TrailBand['status'], string> = {
  cleared: 'stroke-accent-line',
  flagged: 'stroke-high',
  intercepted: 'stroke-critical',
  blocked: 'stroke-critical',
};

/** Where money came from and went to, as a Sankey diagram with its table behind it. */
export function TrailDrawing({ trails, currency }: { trails: MoneyTrails; currency: string }) {
  const { height, nodes, links } = layOutTrails(trails);
  return (
    <ChartFigure
      caption={t`Your money trails over ${trails.days} days`}
      rows={trailRows(trails)}
      rowKey={({ way, name }) => `${way} ${name}`}
      columns={[
        { header: t`Way`, cell: ({ way }) => WAY_WORDS[way] },
        { header: t`Who`, cell: ({ name }) => trailName(name) },
        { header: t`Payments`, cell: ({ payments }) => paymentCount(payments), align: 'end' },
        { header: t`Sum`, cell: ({ amount }) => formatCents(amount, currency), align: 'end' },
        { header: t`State`, cell: ({ status }) => STATUS_WORDS[status] },
      ]}
    >
      <div className="overflow-x-auto">
        <svg
          aria-hidden="true"
          viewBox={`-4 0 ${TRAIL_WIDTH + 8} ${height}`}
          className="w-full min-w-[34rem]"
        >
          {links.map(({ key, d, width, status }) => (
            <path
              key={key}
              d={d}
              strokeWidth={width}
              className={`fill-transparent opacity-60 ${STREAMS[status]}`}
            />
          ))}
          {nodes.map(({ id, name, band, side, x0 = 0, x1 = 0, y0 = 0, y1 = 0 }) => (
            <g key={id}>
              <rect
                x={x0}
                y={y0}
                width={x1 - x0}
                height={Math.max(2, y1 - y0)}
                rx={2}
                className="fill-accent"
              />
              <text
                x={side === 'in' ? x1 + 8 : x0 - 8}
                y={(y0 + y1) / 2}
                dominantBaseline="middle"
                textAnchor={side === 'in' ? 'start' : 'end'}
                // Readable over whichever band runs below.
                className="fill-ink stroke-surface stroke-[5px] text-[16px] font-semibold [paint-order:stroke]"
              >
                {cut(trailName(name))}
                {band && <tspan className="font-normal"> {formatCents(band.amount, currency)}</tspan>}
              </text>
            </g>
          ))}
        </svg>
      </div>
    </ChartFigure>
  );
}

const MAX_NAME = 24;
const cut = (name: string): string => (name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name);
