import type { Measured } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { SCAM_TYPE_LABELS, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '../../ui/card.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';

export interface MeasuredCardProps {
  scamType: ScamType;
  measured: Measured | null;
}

/** This platform's own figures of a scam type. */
export function MeasuredCard({ scamType, measured }: MeasuredCardProps) {
  const type = SCAM_TYPE_LABELS[scamType];
  return (
    <Card>
      <CardHeader
        title="Counted on this platform"
        {...(measured ? { hint: `All clusters of the type ${type}, this sub-type among them` } : {})}
      />
      <CardBody className="sm:py-5">
        {measured ? (
          <dl className="space-y-2.5">
            <Row name="Clusters">{measured.clusters.toLocaleString('en-US')}</Row>
            <Row name="Victims">{measured.victims.toLocaleString('en-US')}</Row>
            <Row name="Mean strength">{formatPercent(measured.strength)}</Row>
            <Row name="Mutation rate">{formatPercent(measured.mutationRate)}</Row>
            <Row name="Last activity">
              <RelativeTime at={measured.lastUpdated} />
            </Row>
          </dl>
        ) : (
          <p className="text-ink-soft">
            Not enough data.{' '}
            {scamType === 'other'
              ? 'We count reports of this scam under “Other”, together with different scams.'
              : `Nobody has reported a scam of the type ${type} here yet.`}
          </p>
        )}
      </CardBody>
    </Card>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right font-medium">{children}</dd>
    </div>
  );
}

function formatPercent(value: number | null): ReactNode {
  if (value === null) return <span className="font-normal text-ink-soft">Not enough data</span>;
  return `${Math.round(value)}%`;
}
