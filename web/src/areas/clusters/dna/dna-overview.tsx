import type { ClusterDna } from '@fap/shared/clusters/dna-contract.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DnaRadar } from './dna-radar.tsx';
import { Percent } from './percent.tsx';
import { StrengthBreakdown } from './strength-breakdown.tsx';

/** A cluster's DNA at a glance: its strength, the six layers as a picture, and the same as a table. */
export function DnaOverview({ dna }: { dna: ClusterDna }) {
  return (
    <div className="grid gap-6">
      <StrengthBreakdown dna={dna} />
      <Card>
        <CardHeader
          title="Six layers"
          hint="How alike the cluster’s reports are with each other in each layer"
        />
        <CardBody className="grid items-center gap-6 xl:grid-cols-2">
          <DnaRadar layers={dna.layers} />
          <DataTable
            caption="Strength of each layer"
            isCaptionHidden
            columns={[
              { header: 'Layer', cell: ({ name }) => <span className="font-medium">{name}</span> },
              { header: 'Strength', cell: ({ strength }) => <Percent value={strength} />, align: 'end' },
              {
                header: 'Reports',
                cell: ({ reportsWithData }) => `${reportsWithData} of ${dna.reports}`,
                align: 'end',
              },
              { header: 'Weight', cell: ({ weight }) => `${Math.round(weight * 100)}%`, align: 'end' },
            ]}
            rows={dna.layers}
            rowKey={({ layer }) => layer}
          />
        </CardBody>
      </Card>
    </div>
  );
}
