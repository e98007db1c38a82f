import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { CollectionsCard } from '../collections/collections-card.tsx';
import { ComparisonsCard } from '../comparisons/comparisons-card.tsx';
import { network } from '../data.ts';
import { DeliveriesCard } from '../log/deliveries-card.tsx';
import { PartnersCard } from '../partners/partners-card.tsx';

/** Who is given confirmed indicators, as what, and what went where when. */
export function IntelligenceNetworkScreen() {
  const { data, isError, isFetching, refetch } = useRead(network);
  const { capabilities } = useCurrentUser();
  return (
    <PageFrame
      title={t`Intelligence Network`}
      lead={t`Which partners are given confirmed accounts, numbers and addresses of scams – and what went to whom, when.`}
      actions={
        capabilities.includes('webhooks.manage') && (
          <Link href={paths.webhooks()} className="link">
            <Trans>Webhooks</Trans>
          </Link>
        )
      }
    >
      {data ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <PartnersCard partners={data.partners} canManage={capabilities.includes('partners.manage')} />
            {capabilities.includes('partners.read-log') && <DeliveriesCard />}
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <CollectionsCard network={data} />
            {capabilities.includes('indicator.look-up') && <ComparisonsCard />}
          </div>
        </div>
      ) : isError ? (
        <ErrorState
          title={t`We could not load the network`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={t`Loading the network…`} shape="page" />
      )}
    </PageFrame>
  );
}
