import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { DataTable } from '../../../ui/data-table.tsx';

/** How the cluster adapts, with what each figure came from. */
export function PatternTable({ patterns }: { patterns: MutationResult['adaptationPatterns'] }) {
  if (patterns.length === 0)
    return (
      <p className="mt-6 text-ink-soft">
        No change between its reports is known: that takes two dated reports, the later one telling of
        something new.
      </p>
    );
  return (
    <div className="mt-8">
      <DataTable
        caption="Adaptation patterns"
        rows={patterns}
        rowKey={({ type }) => type}
        columns={[
          { header: 'Type', cell: ({ type }) => <span className="font-medium">{type}</span> },
          { header: 'Times', cell: ({ frequency }) => frequency, align: 'end' },
          { header: 'What', cell: ({ description }) => description },
          {
            header: 'Led to a loss',
            cell: ({ effectiveness }) =>
              effectiveness === null ? 'Fewer than 5 reports' : `${effectiveness}%`,
          },
          {
            header: 'Hard to detect',
            cell: ({ detectionDifficulty }) => `${detectionDifficulty} of 10`,
            align: 'end',
          },
          { header: 'Exhibits', cell: ({ exhibits }) => exhibits.join(', ') },
        ]}
      />
      <p className="mt-2 text-sm text-ink-soft">
        Hard to detect: how unlike the changed reports are to everything reported before them, layer by layer.
      </p>
    </div>
  );
}
