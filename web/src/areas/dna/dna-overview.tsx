import type { ClusterDna } from '@fap/shared/dna/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { DnaRadar } from './dna-radar.tsx';
import { Percent } from './public/percent.tsx';
import { StrengthBreakdown } from './public/strength-breakdown.tsx';

/** A cluster's DNA at a glance: its strength, and the six layers as radar and table. */
export function DnaOverview({ dna }: { dna: ClusterDna }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <StrengthBreakdown dna={dna} />
      <Card>
        <CardHeader
          title={t`Six layers`}
          hint={t`How alike the reports are in each layer, and how much the layer counts when we match reports`}
        />
        <CardBody className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 xl:grid-cols-2">
          <DnaRadar layers={dna.layers} />
          <DataTable
            caption={t`Strength of each layer`}
            isCaptionHidden
            columns={[
              {
                header: t`Layer`,
                cell: ({ name, weight }) => (
                  <>
                    <span className="font-medium">{name}</span>
                    <span className="block text-ink-soft">
                      <Trans>weighs {Math.round(weight * 100)}%</Trans>
                    </span>
                  </>
                ),
              },
              { header: t`Strength`, cell: ({ strength }) => <Percent value={strength} />, align: 'end' },
              {
                header: t`Reports with data`,
                cell: ({ reportsWithData }) => t`${reportsWithData} of ${dna.reports}`,
                align: 'end',
              },
            ]}
            rows={dna.layers}
            rowKey={({ layer }) => layer}
          />
        </CardBody>
      </Card>
    </div>
  );
}
