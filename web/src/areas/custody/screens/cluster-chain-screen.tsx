import { CHAIN_TOPIC, chainFacts } from '@fap/shared/clusters/events.ts';
import { t } from '@lingui/core/macro';
import { useAppConfig } from '../../../platform/app-config.ts';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { useUrlFilters } from '../../../platform/use-url-filters.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FigurePanel } from '../../../ui/figure-panel.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useOnlineRetry } from '../../clusters/public/use-online-retry.ts';
import { HealthCard } from '../about/health-card.tsx';
import { SpecificationCard } from '../about/specification-card.tsx';
import { ActivityCard } from '../activity/activity-card.tsx';
import { chainSummary, FALLBACK_FIGURES, type Figures } from '../data.ts';
import { useVerify } from '../verify/use-verify.ts';
import { VerifyCard } from '../verify/verify-card.tsx';

const FILTER_NAMES = ['id'] as const;

/** The ClusterChain page: figures, a check of any chain, newest activity. */
export function ClusterChainScreen() {
  const summary = useRead(chainSummary);
  const [{ id }] = useUrlFilters(FILTER_NAMES);
  const verifier = useVerify(id);
  const isDemo = useAppConfig().dataMode === 'demo';
  useOnlineRetry(summary);
  const refresh = () => void chainSummary.refresh();
  useTopic(CHAIN_TOPIC, chainFacts, { onGathered: refresh, onJoined: refresh, onTruncated: refresh });
  const { data } = summary;
  const figures = data ?? (summary.isError && isDemo ? FALLBACK_FIGURES : null);
  return (
    <PageFrame
      title={t`Immutable ClusterChain`}
      lead={t`Each cluster has a log that only grows. Enter an ID, and see for yourself whether anything in it was changed.`}
    >
      {summary.isPending ? (
        <Skeleton label={t`Loading the chain…`} shape="page" />
      ) : (
        <ChainFigures figures={figures} />
      )}
      <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          <VerifyCard verifier={verifier} />
          {data && <ActivityCard activity={data.recentActivity} onVerify={verifier.verify} />}
          {summary.isError && !data && (
            <ErrorState
              title={t`We could not load the chain`}
              {...(isDemo ? { text: t`The figures above are samples.` } : {})}
              onRetry={() => void summary.refetch()}
              isRetrying={summary.isFetching}
            />
          )}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {data && <HealthCard health={data.systemHealth} />}
          <SpecificationCard />
        </div>
      </div>
    </PageFrame>
  );
}

function ChainFigures({ figures }: { figures: Figures | null }) {
  return (
    <FigurePanel
      figures={[
        { label: t`Total clusters`, value: figures?.totalClusters ?? null },
        {
          label: t`Blockchain anchored`,
          value: figures?.blockchainAnchored ?? null,
          note: t`A file of theirs is in a block`,
        },
        {
          label: t`Legal ready`,
          value: figures?.legalReady ?? null,
          note: t`Checked, and the log itself in a block`,
        },
        {
          label: t`Integrity verified`,
          value: figures?.integrityVerified ?? null,
          note: t`Nothing wrong at the last check`,
        },
      ]}
    />
  );
}
