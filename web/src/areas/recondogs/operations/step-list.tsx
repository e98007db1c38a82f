import type { OperationStep } from '@fap/shared/recondogs/operations.ts';
import { unitOf } from '@fap/shared/recondogs/units.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { dateFormat } from '../../../platform/locale.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { RUN_WORDS } from '../components/run-status-badge.tsx';

const clock = dateFormat({ timeStyle: 'medium' });

/** Everything that happened up to the shown moment, the newest first, as a table. */
export function StepList({ steps, at }: { steps: readonly OperationStep[]; at: number }) {
  return (
    <details className="rounded-lg border border-line bg-surface px-5 py-3 sm:px-6">
      <summary className="w-fit cursor-pointer py-1 font-medium text-accent">
        <Trans>
          History: {at} of {steps.length} steps
        </Trans>
      </summary>
      <div className="mt-2">
        <DataTable
          caption={t`Steps of this operation, newest first`}
          isCaptionHidden
          rows={steps.slice(0, at).toReversed()}
          rowKey={({ position }) => String(position)}
          columns={[
            { header: t`Step`, cell: ({ position }) => position },
            { header: t`Unit`, cell: ({ unit }) => unitOf(unit).name },
            { header: t`What happened`, cell: ({ status }) => RUN_WORDS[status] },
            { header: t`Findings`, cell: ({ findings }) => findings || '', align: 'end' },
            { header: t`Done`, cell: ({ progress }) => `${progress}%`, align: 'end' },
            { header: t`Time`, cell: ({ at: time }) => clock.format(new Date(time)), align: 'end' },
          ]}
        />
      </div>
    </details>
  );
}
