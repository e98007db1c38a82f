import type { indicatorSchema } from '@fap/shared/evidence/analysis-schemas.ts';
import type { InferOutput } from 'valibot';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { indicatorLabel } from '../indicator-label.ts';

export interface IndicatorTableProps {
  indicators: readonly InferOutput<typeof indicatorSchema>[];
  caption?: string;
}

/** Identifiers found in a text, each written so that it cannot be clicked, and copied as it is written. */
export function IndicatorTable({ indicators, caption }: IndicatorTableProps) {
  if (!indicators.length) return null;
  return (
    <DataTable
      caption={caption ?? 'Identifiers found, written so that they cannot be clicked'}
      columns={[
        {
          header: 'Kind',
          cell: (row) => <span className="block py-1 whitespace-nowrap">{indicatorLabel(row.type)}</span>,
        },
        {
          header: 'Value',
          cell: (row) => (
            <span className="flex items-start justify-between gap-2">
              <code className="min-w-0 py-1 break-all">{row.defanged}</code>
              <CopyButton label={`Copy ${row.defanged}`} value={row.defanged} />
            </span>
          ),
        },
      ]}
      rows={indicators}
      rowKey={(row) => `${row.type} ${row.value}`}
    />
  );
}
