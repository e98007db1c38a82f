import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { Link } from 'wouter';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AlertsCard } from '../cards/alerts-card.tsx';
import { EscalationCard } from '../cards/escalation-card.tsx';
import { NearestClusters } from '../cards/nearest-clusters.tsx';
import { Threshold } from '../cards/threshold.tsx';
import { escalationOverview, escalationPages } from '../data.ts';
import { useEscalationChanges } from '../use-escalation-changes.ts';

/** Clusters that are at least 90 % solved, with their press summaries and who approved them. */
export function MediaEscalationScreen() {
  const list = usePages(escalationPages, { query: {} });
  const overview = useRead(escalationOverview);
  useEscalationChanges([
    ...(list.items ?? []).map(({ cluster }) => cluster.id),
    ...(overview.data?.nearest ?? []).map(({ id }) => id),
  ]);
  return (
    <PageFrame
      title={t`Media Escalation`}
      lead={t`When a cluster’s puzzle is 90 % solved, telling the press of it is proposed. Two different people approve the text.`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="min-w-0">
          <PagedList
            pages={list}
            things={t`media escalations`}
            after={<ExportLinks table="media-escalations" things={t`media escalations`} className="mt-4" />}
            empty={
              <EmptyState
                icon={Megaphone}
                title={t`No cluster is 90 % solved`}
                text={t`The clusters closest to it are listed on this page. Confirm their open layers to bring them there.`}
                actions={
                  <Button asChild>
                    <Link href={paths.reviews()}>
                      <Trans>Review open pieces</Trans>
                    </Link>
                  </Button>
                }
              />
            }
          >
            {(escalations) => (
              <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
                {escalations.map((escalation) => (
                  <li key={escalation.cluster.id}>
                    <EscalationCard escalation={escalation} />
                  </li>
                ))}
              </ul>
            )}
          </PagedList>
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Threshold approved={overview.data?.approved} />
          {overview.data ? (
            <>
              <NearestClusters nearest={overview.data.nearest} />
              <AlertsCard subscription={overview.data.subscription} />
            </>
          ) : overview.isError ? (
            <ErrorState
              title={t`We could not load the nearest clusters`}
              onRetry={() => void overview.refetch()}
              isRetrying={overview.isFetching}
            />
          ) : (
            <Skeleton label={t`Loading the nearest clusters…`} shape="list" />
          )}
        </div>
      </div>
    </PageFrame>
  );
}
