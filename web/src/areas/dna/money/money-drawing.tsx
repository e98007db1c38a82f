import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import type { MoneyStage } from '@fap/shared/dna/money-stages.ts';
import { plural, t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { ChartFigure } from '../../../ui/chart/chart-figure.tsx';
import { cn } from '../../../ui/class-names.ts';
import { layerColor } from '../../clusters/public/layer-look.ts';
import { layOutMoney, type PlacedNode } from './lay-out-money.ts';

const STAGES: Record<MoneyStage, { title: string; unnamed: string; layer: number }> = {
  way: { title: t`Way of paying`, unnamed: t`Way not named`, layer: 10 },
  account: { title: t`Wallet`, unnamed: t`No wallet named`, layer: 2 },
  transfer: { title: t`Transfer`, unnamed: '', layer: 12 },
};

/** The way of paying, the wallet and the transfer that reports name together, as streams between columns. */
export function MoneyDrawing({ path }: { path: ClusterDetail['moneyPath'] }) {
  const { height, columns, gaps } = layOutMoney(path);
  const nodes = new Map(path.nodes.map((node) => [node.id, node]));
  const nameOf = (id: string) => {
    const node = nodes.get(id);
    return node ? labelOf(node) : id;
  };
  return (
    <ChartFigure
      caption={t`What reports name together`}
      rows={path.links}
      rowKey={({ from, to }) => `${from} ${to}`}
      columns={[
        { header: t`From`, cell: ({ from }) => nameOf(from) },
        { header: t`To`, cell: ({ to }) => nameOf(to) },
        { header: t`Reports`, cell: ({ reports }) => reports, align: 'end' },
      ]}
    >
      <div
        className="grid items-start"
        style={{ gridTemplateColumns: columns.map(() => 'minmax(0, 3fr)').join(' minmax(1.25rem, 2fr) ') }}
      >
        {columns.map(({ stage, nodes: placed }, index) => (
          <Fragment key={stage}>
            <div>
              <p className="mb-2 text-sm font-medium text-ink-soft">{STAGES[stage].title}</p>
              <div className="relative" style={{ height }}>
                {placed.map((node) => (
                  <NodeBox key={node.id} node={node} />
                ))}
              </div>
            </div>
            {gaps[index] && (
              <svg
                aria-hidden="true"
                viewBox={`0 0 100 ${height}`}
                preserveAspectRatio="none"
                className="mt-7 w-full"
                style={{ height }}
              >
                {gaps[index].map(({ key, d, isNamed }) => (
                  <path key={key} d={d} className={isNamed ? 'fill-accent-line' : 'fill-line/60'} />
                ))}
              </svg>
            )}
          </Fragment>
        ))}
      </div>
    </ChartFigure>
  );
}

function NodeBox({ node }: { node: PlacedNode }) {
  const { stage, label, reports, top, height } = node;
  return (
    <div
      className={cn(
        'absolute inset-x-0 flex flex-col justify-center overflow-hidden rounded-md border px-2.5 py-1 text-sm leading-snug',
        label === null
          ? 'border-dashed border-line-strong/60 text-ink-soft'
          : 'border-l-4 border-line bg-surface',
      )}
      style={{ top, height, ...(label === null ? {} : { borderLeftColor: layerColor(STAGES[stage].layer) }) }}
    >
      <span className="line-clamp-2 font-medium wrap-anywhere">{labelOf(node)}</span>
      <span className="text-[0.8125rem] text-ink-soft tabular-nums">
        {plural(reports, { one: '# report', other: '# reports' })}
      </span>
    </div>
  );
}

const labelOf = ({ stage, label }: Pick<PlacedNode, 'stage' | 'label'>): string =>
  label ?? STAGES[stage].unnamed;
