import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { DataTable } from '../../../ui/data-table.tsx';

/** The adaptation patterns of the cluster, each with its exhibits. */
export function PatternTable({ patterns }: { patterns: MutationResult['adaptationPatterns'] }) {
  if (patterns.length === 0)
    return (
      <p className="mt-6 text-ink-soft">
        No changes known yet. We need two dated reports, and the later one must add something new.
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
        Hard to detect: how different the changed reports are from those before them, layer by layer.
      </p>
    </div>
  );
}
