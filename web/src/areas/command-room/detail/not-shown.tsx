import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ReadError, type ReadErrorProps } from '../../clusters/public/read-error.tsx';
import { BackToClusters } from './back-to-clusters.tsx';

/** Nothing has been asked for yet. */
export const LOADING: ReadErrorProps['state'] = { error: null, isFetching: true, refetch: () => null };

/** The page of a cluster or family that is loading, unknown, or could not be loaded. */
export function NotShown({ state }: { state: ReadErrorProps['state'] }) {
  const isUnknown = isStatus(state.error, 404) || isStatus(state.error, 400);
  return (
    <PageFrame title={isUnknown ? t`Cluster not found` : t`Cluster`} back={<BackToClusters />}>
      {isUnknown ? (
        <EmptyState
          icon={SearchX}
          title={t`There is no such cluster`}
          text={t`It may have another id, or the link may be incomplete.`}
          actions={
            <Button asChild variant="primary">
              <Link href={paths.clusters()}>
                <Trans>Return to Clusters</Trans>
              </Link>
            </Button>
          }
        />
      ) : state.error ? (
        <ReadError title={t`We could not load this cluster`} state={state} />
      ) : (
        <Skeleton label={t`Loading this cluster…`} shape="page" />
      )}
    </PageFrame>
  );
}
