import type { ShownFigures } from '@fap/shared/evidence/reading-contract.ts';
import type { indicatorSchema } from '@fap/shared/indicators/entities.ts';
import { t } from '@lingui/core/macro';
import type { InferOutput } from 'valibot';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { INDICATOR_LABELS } from '../../indicators/public/indicator-label.ts';
import { describeFigures, describeRarity } from '../describe-figures.ts';

type IndicatorRow = InferOutput<typeof indicatorSchema>;

export interface IndicatorTableProps {
  indicators: readonly IndicatorRow[];
  caption?: string;
  /** How often the indicators are named elsewhere; only those that this reader may know. */
  figures?: readonly ShownFigures[];
}

/** The indicators of a text, defanged so that none can be clicked; copying gives the defanged form too. */
export function IndicatorTable({ indicators, caption, figures = [] }: IndicatorTableProps) {
  if (!indicators.length) return null;
  const figuresOf = new Map(figures.map((one) => [keyOf(one), one]));
  return (
    <DataTable
      caption={caption ?? t`Identifiers found (made unclickable for safety)`}
      columns={[
        {
          header: t`Kind`,
          cell: (row) => <span className="block py-1 whitespace-nowrap">{INDICATOR_LABELS[row.type]}</span>,
        },
        {
          header: t`Value`,
          cell: (row) => (
            <span className="flex items-start justify-between gap-2">
              <span className="min-w-0 py-1">
                <code className="break-all">{row.defanged}</code>
                <Figures of={figuresOf.get(keyOf(row))} />
              </span>
              <CopyButton label={t`Copy ${row.defanged}`} value={row.defanged} />
            </span>
          ),
        },
      ]}
      rows={indicators}
      rowKey={keyOf}
    />
  );
}

/** The figures below a value, so that the table fits a phone; nothing if this reader may not know them. */
function Figures({ of }: { of: ShownFigures | undefined }) {
  if (!of) return null;
  const rarity = describeRarity(of);
  return (
    <span className="mt-0.5 block text-sm text-ink-soft">
      {describeFigures(of)}
      {rarity && <span className="block">{rarity}</span>}
    </span>
  );
}

const keyOf = ({ type, value }: { type: string; value: string }) => `${type} ${value}`;
