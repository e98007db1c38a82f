import { LAYER_COUNT } from '@fap/shared/catalogue/anatomy.ts';
import type { EscalationOverview } from '@fap/shared/escalation/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { formatTenths } from '../../../platform/locale.ts';
import { paths } from '../../../platform/paths.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { Progress } from '../../../ui/progress.tsx';

/** The clusters below 90 % that are closest to it, with what they have. */
export function NearestClusters({ nearest }: Pick<EscalationOverview, 'nearest'>) {
  return (
    <Card role="region" aria-labelledby="nearest-title">
      <CardHeader
        id="nearest-title"
        title={t`Closest to 90 %`}
        hint={t`Each confirmed layer counts 7.1 points.`}
      />
      <CardBody>
        {nearest.length === 0 ? (
          <p className="text-ink-soft">
            <Trans>No layer of any cluster is begun yet.</Trans>
          </p>
        ) : (
          <ol className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {nearest.map(({ id, name, completionRate, complete, partial }) => (
              <li key={id}>
                <Link href={paths.puzzle(id)} className="link font-medium wrap-anywhere">
                  {name}
                </Link>
                <p className="text-sm text-ink-soft">
                  <Trans>
                    {formatTenths(completionRate)} %: {complete} of {LAYER_COUNT} layers confirmed, {partial}{' '}
                    open
                  </Trans>
                </p>
                <Progress label={t`Completion of ${name}`} percent={completionRate} className="mt-1.5" />
              </li>
            ))}
          </ol>
        )}
      </CardBody>
    </Card>
  );
}
