import { LAYER_COUNT } from '@fap/shared/catalogue/anatomy.ts';
import { SCAM_TYPE_LABELS } from '@fap/shared/catalogue/scam-types.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Boxes } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { activeClusters, MOST_URGENT } from '../../clusters/public/active-clusters.ts';
import { LayerStrip } from '../../clusters/public/layer-strip.tsx';

/** The most urgent clusters with open work. */
export function ActiveClusters() {
  return (
    <Card role="region" aria-labelledby="active-title">
      <CardHeader
        id="active-title"
        title={t`Active Clusters`}
        hint={t`The most urgent ones with open work`}
        actions={
          <Button asChild size="sm">
            <Link href={paths.clusters()}>
              <Trans>All clusters</Trans>
            </Link>
          </Button>
        }
      />
      <Rows />
    </Card>
  );
}

function Rows() {
  const { data, isError, isFetching, refetch } = useRead(activeClusters, MOST_URGENT);
  if (!data)
    return isError ? (
      <ErrorState
        title={t`We could not load the clusters`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <Skeleton label={t`Loading clusters…`} shape="list" />
    );
  if (data.length === 0)
    return <EmptyState icon={Boxes} title={t`No open clusters`} text={t`A report of a scam starts one.`} />;
  return (
    <ul className="divide-y divide-line">
      {data.map(({ id, name, scamType, missingPieces, puzzlePieces, completionRate }) => (
        <li
          key={id}
          className="grid items-center gap-x-6 gap-y-2 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_11rem] sm:px-6"
        >
          <div className="min-w-0">
            <Link
              href={paths.puzzle(id)}
              className="font-semibold wrap-anywhere hover:text-accent hover:underline"
            >
              {name}
            </Link>
            <p className="text-sm text-ink-soft">
              {SCAM_TYPE_LABELS[scamType]} ·{' '}
              {missingPieces === 0
                ? t`no layer is missing`
                : t`${missingPieces} of ${LAYER_COUNT} layers missing`}
            </p>
          </div>
          <div>
            <LayerStrip layers={puzzlePieces.map(({ status }) => status)} />
            <p className="mt-1 text-sm text-ink-soft">
              <Trans>{Math.round(completionRate)}% complete</Trans>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
