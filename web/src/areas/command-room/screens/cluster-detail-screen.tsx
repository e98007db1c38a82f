import { Suspense } from 'react';
import { paths } from '../../../platform/paths.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { DetailPage, usePreloadFirstTab } from '../detail/detail-page.tsx';
import { LOADING, NotShown } from '../detail/not-shown.tsx';
import { useLiveDetail } from '../detail/use-live-detail.ts';

const Family = lazyPart(async () => (await import('../detail/family.tsx')).Family);

/** The ids of catalogue families, to which the pages of their sub-types link. */
const FAMILY_ID = /^CLUSTER-\d{3}-[A-Z]{3}$/u;

/** The page of a cluster or, for a catalogue id, of a family of scams. */
export function ClusterDetailScreen() {
  const { id } = usePathParams(paths.cluster);
  if (!FAMILY_ID.test(id)) return <OwnCluster key={id} clusterId={id} />;
  return (
    <Suspense fallback={<NotShown state={LOADING} />}>
      <Family key={id} familyId={id} />
    </Suspense>
  );
}

function OwnCluster({ clusterId }: { clusterId: string }) {
  usePreloadFirstTab();
  const state = useLiveDetail(clusterId);
  if (!state.data) return <NotShown state={state} />;
  return (
    <Suspense fallback={<NotShown state={LOADING} />}>
      <DetailPage detail={state.data} />
    </Suspense>
  );
}
