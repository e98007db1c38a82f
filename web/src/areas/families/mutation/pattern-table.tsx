import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { DataTable } from '../../../ui/data-table.tsx';
import { exhibitName } from '../../clusters/public/exhibit-name.ts';

/** The adaptation patterns of the cluster, each with its exhibits. */
export function PatternTable({ patterns }: { patterns: MutationResult['adaptationPatterns'] }) {
  if (patterns.length === 0)
    return (
      <p className="mt-6 text-ink-soft">
        <Trans>
          No changes known yet. We need two dated reports, and the later one must add something new.
        </Trans>
      </p>
    );
  return (
    <div className="mt-8">
      <DataTable
        caption={t`Adaptation patterns`}
        rows={patterns}
        rowKey={({ type }) => type}
        columns={[
          { header: t`Type`, cell: ({ type }) => <span className="font-medium">{type}</span> },
          { header: t`Times`, cell: ({ frequency }) => frequency, align: 'end' },
          { header: t`What`, cell: ({ description }) => description },
          {
            header: t`Led to a loss`,
            cell: ({ effectiveness }) =>
              effectiveness === null ? t`Fewer than 5 reports` : `${effectiveness}%`,
          },
          {
            header: t`Hard to detect`,
            cell: ({ detectionDifficulty }) => t`${detectionDifficulty} of 10`,
            align: 'end',
          },
          { header: t`Exhibits`, cell: ({ exhibits }) => exhibits.map(exhibitName).join(', ') },
        ]}
      />
      <p className="mt-2 text-sm text-ink-soft">
        <Trans>
          Hard to detect: how different the changed reports are from those before them, layer by layer.
        </Trans>
      </p>
    </div>
  );
}
