import { SearchX } from 'lucide-react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useCataloguePage } from '../../catalogue/public/use-catalogue-page.ts';
import { ReadError, type ReadErrorProps } from '../../clusters/public/read-error.tsx';
import { BackToClusters, DetailPage } from '../detail/detail-page.tsx';
import { FamilyPage } from '../detail/family-page.tsx';
import { useLiveDetail } from '../detail/use-live-detail.ts';

/** The ids of catalogue families, to which the pages of their sub-types link. */
const FAMILY_ID = /^CLUSTER-\d{3}-[A-Z]{3}$/u;

/** The page of a cluster or, for a catalogue id, of a family of scams. */
export function ClusterDetailScreen() {
  const { id } = usePathParams(paths.cluster);
  return FAMILY_ID.test(id) ? <Family key={id} familyId={id} /> : <OwnCluster key={id} clusterId={id} />;
}

function OwnCluster({ clusterId }: { clusterId: string }) {
  const state = useLiveDetail(clusterId);
  return state.data ? <DetailPage detail={state.data} /> : <NotShown state={state} />;
}

function Family({ familyId }: { familyId: string }) {
  const state = useCataloguePage(familyId);
  return state.data ? <FamilyPage page={state.data} /> : <NotShown state={state} />;
}

function NotShown({ state }: { state: ReadErrorProps['state'] }) {
  const isUnknown = isStatus(state.error, 404) || isStatus(state.error, 400);
  return (
    <PageFrame title={isUnknown ? 'Cluster not found' : 'Cluster'} back={<BackToClusters />}>
      {isUnknown ? (
        <EmptyState
          icon={SearchX}
          title="There is no such cluster"
          text="It may have another id, or the link may be incomplete."
          actions={
            <Button asChild variant="primary">
              <Link href={paths.clusters()}>Return to Clusters</Link>
            </Button>
          }
        />
      ) : state.error ? (
        <ReadError title="We could not load this cluster" state={state} />
      ) : (
        <Skeleton label="Loading this cluster…" shape="page" />
      )}
    </PageFrame>
  );
}
