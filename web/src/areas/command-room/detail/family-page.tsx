import { CATEGORY_LABELS } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { CataloguePage } from '@fap/shared/catalogue/contract.ts';
import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Boxes } from 'lucide-react';
import { Link } from 'wouter';
import { formatNumber } from '../../../platform/locale.ts';
import { pages, usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ClusterStatusBadge } from '../../clusters/public/cluster-status-badge.tsx';
import { ReadError } from '../../clusters/public/read-error.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { Percent, shownPercent } from '../../dna/public/percent.tsx';
import { BackToClusters } from './back-to-clusters.tsx';
import { DetailTabs } from './detail-tabs.tsx';
import { HierarchyList, SubtypeList } from './family-tabs.tsx';

const ownClusters = pages(clustersContract.list, {
  itemsOf: (clusters) => clusters,
  idOf: ({ id }) => id,
  sizes: { first: 30, further: 60 },
});

/** The page of a catalogue family, laid out like a cluster's: general knowledge and the family's clusters. */
export function FamilyPage({ page: { cluster, measured } }: { page: CataloguePage }) {
  return (
    <PageFrame
      title={cluster.name}
      back={<BackToClusters />}
      lead={
        <>
          {cluster.description}
          <span className="mt-3 flex flex-wrap gap-2">
            <SeverityBadge severity={cluster.status} />
            <Badge>{CATEGORY_LABELS[cluster.category]}</Badge>
          </span>
        </>
      }
    >
      <FigurePanel
        figures={[
          {
            label: t`Clusters here`,
            value: measured?.clusters ?? null,
            note: measured ? null : t`Not enough data`,
          },
          { label: t`Victims`, value: measured?.victims ?? null, note: measured ? null : t`Not enough data` },
          {
            label: t`Mean strength`,
            value: measured?.strength == null ? null : shownPercent(measured.strength),
            note: measured?.strength == null ? t`Not enough data` : t`across its clusters`,
          },
        ]}
      />
      <nav aria-label={t`Sub-types`} className="mt-5 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <span className="text-sm font-medium text-ink-soft">
          <Trans>Sub-types</Trans>
        </span>
        {cluster.branches.map(({ id, name }) => (
          <Link key={id} href={paths.subtype(cluster.id, id)} className="link py-1">
            {name}
          </Link>
        ))}
      </nav>
      <div className="mt-8">
        <DetailTabs
          about={cluster.name}
          contents={{
            dna: <OwnClusters page={{ cluster, measured }} />,
            subtypes: <SubtypeList familyId={cluster.id} />,
            hierarchy: <HierarchyList familyId={cluster.id} />,
            victims: (
              <p className="max-w-3xl text-ink-soft">
                <Trans>We map victims per cluster. Choose one of its clusters under DNA Analysis.</Trans>
              </p>
            ),
          }}
        />
      </div>
    </PageFrame>
  );
}

/** The clusters of a family, shown instead of DNA: only clusters have DNA. */
function OwnClusters({ page: { cluster, measured } }: { page: CataloguePage }) {
  const clusters = usePages(ownClusters, { query: { scamType: cluster.scamType } });
  useOnlineRetry(clusters);
  if (!clusters.items) {
    return clusters.isError ? (
      <ReadError title={t`We could not load the clusters`} state={clusters} />
    ) : (
      <Skeleton label={t`Loading clusters…`} shape="table" />
    );
  }
  const own = measured ? clusters.items : [];
  if (own.length === 0) {
    return (
      <EmptyState
        icon={Boxes}
        title={t`No cluster of this family yet`}
        text={t`Nobody has reported a scam of this family here. The first report starts a cluster.`}
      />
    );
  }
  return (
    <>
      <DataTable
        caption={t`Clusters of this family. Each has its own DNA.`}
        columns={[
          {
            header: t`Cluster`,
            cell: ({ id, name }) => (
              <Link href={paths.cluster(id)} className="link">
                {name}
              </Link>
            ),
          },
          { header: t`Status`, cell: ({ status }) => <ClusterStatusBadge status={status} /> },
          { header: t`Strength`, cell: ({ strength }) => <Percent value={strength} />, align: 'end' },
          { header: t`Victims`, cell: ({ victims }) => formatNumber(victims), align: 'end' },
        ]}
        rows={own}
        rowKey={({ id }) => id}
      />
      <ShowMore pages={clusters} failure={t`We could not load more clusters. Please try again.`} />
    </>
  );
}
