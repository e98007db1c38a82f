import type { Measured } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { SCAM_TYPE_LABELS, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatNumber } from '../../platform/locale.ts';
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
        title={t`Counted on this platform`}
        {...(measured ? { hint: t`All clusters of the type ${type}, this sub-type among them` } : {})}
      />
      <CardBody className="sm:py-5">
        {measured ? (
          <dl className="space-y-2.5">
            <Row name={t`Clusters`}>{formatNumber(measured.clusters)}</Row>
            <Row name={t`Victims`}>{formatNumber(measured.victims)}</Row>
            <Row name={t`Mean strength`}>{formatPercent(measured.strength)}</Row>
            <Row name={t`Mutation rate`}>{formatPercent(measured.mutationRate)}</Row>
            <Row name={t`Last activity`}>
              <RelativeTime at={measured.lastUpdated} />
            </Row>
          </dl>
        ) : (
          <p className="text-ink-soft">
            <Trans>
              Not enough data.{' '}
              {scamType === 'other'
                ? t`We count reports of this scam under “Other”, together with different scams.`
                : t`Nobody has reported a scam of the type ${type} here yet.`}
            </Trans>
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
  if (value === null)
    return (
      <span className="font-normal text-ink-soft">
        <Trans>Not enough data</Trans>
      </span>
    );
  return `${Math.round(value)}%`;
}
