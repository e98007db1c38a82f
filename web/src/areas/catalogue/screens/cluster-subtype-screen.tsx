import type { CatalogueBranch } from '@fap/shared/catalogue/catalogue-cluster.ts';
import { CATEGORY_LABELS } from '@fap/shared/catalogue/catalogue-cluster.ts';
import type { CataloguePage } from '@fap/shared/catalogue/contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, FileSearch, SearchX, ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { ApiError, isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { SeverityBadge } from '../../../ui/severity-badge.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { SuggestChangeLink } from '../public/suggest-change-link.tsx';
import { useCataloguePage } from '../public/use-catalogue-page.ts';
import { RoleLadder } from '../role-ladder.tsx';
import { SubtypeOverview } from '../subtype-overview.tsx';
import { SubtypeProtection } from '../subtype-protection.tsx';
import { VariantList } from '../variant-list.tsx';

const FILTERS = ['tab'] as const;

/** One sub-type of a family of scams: how it works, its variants, its roles, and how to protect yourself. */
export function ClusterSubtypeScreen() {
  const { clusterId, subtypeId } = usePathParams(paths.subtype);
  const { data: page, error, isFetching, refetch } = useCataloguePage(clusterId);
  const branch = page?.cluster.branches.find(({ id }) => id === subtypeId);
  if (page && branch) return <Subtype key={branch.id} page={page} branch={branch} />;
  // 400 is the answer to a malformed id.
  if (page || isStatus(error, 404) || isStatus(error, 400)) return <SubtypeMissing />;
  return (
    <PageFrame title={t`Cluster sub-type`}>
      {error ? (
        <ErrorState
          title={t`We could not load this sub-type`}
          {...(error instanceof ApiError ? {} : { text: OFFLINE })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={t`Loading this sub-type…`} shape="page" />
      )}
    </PageFrame>
  );
}

const OFFLINE = t`We can’t reach the server. This page loads as soon as you’re online again.`;

function Subtype({ page, branch }: { page: CataloguePage; branch: CatalogueBranch }) {
  const { cluster } = page;
  const tabs = [
    { id: 'overview', label: t`Overview`, content: <SubtypeOverview page={page} branch={branch} /> },
    { id: 'variants', label: t`Variants`, content: <VariantList variants={branch.variants} /> },
    { id: 'roles', label: t`Scammer Roles`, content: <RoleLadder roles={branch.scammerRoles} /> },
    {
      id: 'protection',
      label: t`ReconDog Protection`,
      content: <SubtypeProtection education={cluster.education} />,
    },
  ];
  const [{ tab }, setFilters] = useUrlFilters(FILTERS);
  const open = tabs.some(({ id }) => id === tab) ? tab : 'overview';
  return (
    <PageFrame
      title={branch.name}
      back={
        <Link href={paths.cluster(cluster.id)} className="link inline-flex items-center gap-1.5 py-1">
          <ArrowLeft aria-hidden className="size-4" />
          <Trans>Back to {cluster.name}</Trans>
        </Link>
      }
      lead={
        <>
          {branch.description}
          <span className="mt-3 flex flex-wrap gap-2">
            <SeverityBadge severity={branch.riskLevel} />
            <Badge>{CATEGORY_LABELS[cluster.category]}</Badge>
          </span>
        </>
      }
      actions={
        <>
          <Button asChild variant="primary">
            <Link href={paths.scanToolkit()}>
              <FileSearch aria-hidden className="size-4" />
              <Trans>Check a message</Trans>
            </Link>
          </Button>
          <Button asChild>
            <Link href={paths.scamProtection()}>
              <ShieldCheck aria-hidden className="size-4" />
              <Trans>ReconDog protection</Trans>
            </Link>
          </Button>
        </>
      }
    >
      <Tabs
        label={t`About ${branch.name}`}
        items={tabs}
        value={open}
        onChange={(id) => setFilters({ tab: id === 'overview' ? '' : id })}
      />
      <p className="mt-10">
        <SuggestChangeLink kind="family" id={cluster.id} name={branch.name} part={`branches/${branch.id}`} />
      </p>
    </PageFrame>
  );
}

function SubtypeMissing() {
  return (
    <PageFrame title={t`Cluster Sub-Type Not Found`}>
      <EmptyState
        icon={SearchX}
        title={t`The requested cluster branch could not be located`}
        text={t`It may have another name now, or the link may be incomplete.`}
        actions={
          <Button asChild variant="primary">
            <Link href={paths.clusters()}>
              <Trans>Return to Clusters</Trans>
            </Link>
          </Button>
        }
      />
    </PageFrame>
  );
}
