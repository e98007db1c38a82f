import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Dna } from 'lucide-react';
import { Suspense, useDeferredValue, useState } from 'react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { useLiveRead } from '../../clusters/public/use-live-read.ts';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { ClusterPicker } from '../cluster-picker.tsx';
import { DnaOverview } from '../dna-overview.tsx';
import { clusterDna } from '../public/dna-data.ts';
import { MergeNote } from '../public/merge-note.tsx';
import { useActivePages } from '../use-active-pages.ts';

const LayerDetail = lazyPart(async () => (await import('../layer-detail.tsx')).LayerDetail);
const FamilyTree = lazyPart(async () => (await import('../family-tree.tsx')).FamilyTree);

const TABS = [
  { id: 'overview', label: t`DNA Overview` },
  { id: 'layers', label: t`6-Layer Detail` },
  { id: 'family', label: t`Family Tree` },
] as const;

/** The six-layer DNA of an active cluster; the chosen cluster and tab are in the URL. */
export function ClusterDnaScreen() {
  const [words, setWords] = useState('');
  const pages = useActivePages(useDeferredValue(words));
  const [{ cluster, tab }, setSelection] = useUrlFilters(paths.clusterDna.query);
  useOnlineRetry(pages);
  return (
    <PageFrame
      title={t`Cluster DNA Analysis`}
      lead={t`How alike a cluster’s reports are in six layers, and which exhibits show it.`}
    >
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8">
        {pages.items ? (
          <ClusterPicker
            pages={pages}
            words={words}
            onWords={setWords}
            selected={cluster}
            onSelect={(clusterId) => setSelection({ cluster: clusterId })}
          />
        ) : pages.error ? (
          <ReadError title={t`We could not load the active clusters`} state={pages} />
        ) : (
          <Skeleton label={t`Loading active clusters…`} shape="list" />
        )}
        <div className="min-w-0">
          <Tabs
            label={t`Parts of the DNA`}
            value={TABS.some(({ id }) => id === tab) ? tab : 'overview'}
            onChange={(id) => setSelection({ tab: id === 'overview' ? '' : id })}
            items={TABS.map(({ id, label }) => ({
              id,
              label,
              content: cluster ? (
                <SelectedDna key={cluster} clusterId={cluster} part={id} />
              ) : (
                <NothingSelected />
              ),
            }))}
          />
        </div>
      </div>
    </PageFrame>
  );
}

function NothingSelected() {
  return (
    <EmptyState
      icon={Dna}
      title={t`Select a cluster`}
      text={t`Select an active cluster from the list to see what its DNA is made of.`}
    />
  );
}

function SelectedDna({ clusterId, part }: { clusterId: string; part: (typeof TABS)[number]['id'] }) {
  const dna = useRead(clusterDna, { params: { clusterId } });
  useLiveRead(
    dna,
    { clusterId, rootId: dna.data?.mergedInto?.id },
    () => void clusterDna.refresh({ params: { clusterId } }),
  );
  if (!dna.data) {
    if (!dna.isError) return <Skeleton label={t`Loading the DNA…`} shape="list" />;
    const isUnknown = isStatus(dna.error, 404) || isStatus(dna.error, 400);
    return isUnknown ? (
      <EmptyState icon={Dna} title={t`There is no such cluster`} text={t`Choose one from the list.`} />
    ) : (
      <ReadError title={t`We could not load the DNA`} state={dna} />
    );
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl font-semibold">{dna.data.clusterName}</h2>
        <Link href={paths.cluster(clusterId)} className="link py-1 text-sm">
          <Trans>All about this cluster</Trans>
        </Link>
      </div>
      <MergeNote into={dna.data.mergedInto} />
      {part === 'overview' && <DnaOverview dna={dna.data} />}
      <Suspense fallback={<Skeleton label={t`Loading the DNA…`} shape="list" />}>
        {part === 'layers' && <LayerDetail layers={dna.data.layers} />}
        {part === 'family' && <FamilyTree dna={dna.data} />}
      </Suspense>
    </>
  );
}
