import { t } from '@lingui/core/macro';
import { useRead } from '../../../platform/read.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { clusterDetail } from '../../dna/public/dna-data.ts';
import { MoneyPathCard } from '../../dna/public/money-path-card.tsx';

/** Where the money of a cluster goes, as its own page draws it. */
export function PaymentTrail({ clusterId }: { clusterId: string }) {
  const { data, isError, isFetching, refetch } = useRead(clusterDetail, { params: { id: clusterId } });
  if (data) return <MoneyPathCard detail={data} />;
  if (isError)
    return (
      <ErrorState
        title={t`We could not load the payment trail`}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <Skeleton label={t`Loading the payment trail…`} shape="list" count={2} />;
}
