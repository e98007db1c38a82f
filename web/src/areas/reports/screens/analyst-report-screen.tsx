import type { AnalystView } from '@fap/shared/reports/analyst-contract.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, EyeOff, FileQuestion } from 'lucide-react';
import { Link } from 'wouter';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { usePathParams } from '../../../platform/use-path-params.ts';
import { Card, CardBody, CardHeader } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { exhibitName } from '../../clusters/public/exhibit-name.ts';
import { ask, useAnalystReport } from '../analysts/data.ts';
import { HiddenDetails } from '../analysts/hidden-details.tsx';
import { CareList } from '../care-list.tsx';
import { ConversationCard } from '../conversation-card.tsx';
import { WordsList } from '../own/words-list.tsx';

/** A report as an analyst reads it: hidden details, one at a time, and questions to its reporter. */
export function AnalystReportScreen() {
  const { clusterId, id } = usePathParams(paths.analystReport);
  const { data, error, isFetching, refetch } = useAnalystReport(id);
  const isGone = isStatus(error, 404) || isStatus(error, 403);
  // What was loaded is not shown once the report is out of reach.
  if (data && !isGone) return <Shown key={data.id} view={data} />;
  return (
    <PageFrame title={t`Report`} width="reading" back={<Back clusterId={clusterId} />}>
      {isGone ? (
        <EmptyState
          icon={FileQuestion}
          title={t`There is no such report for you`}
          text={t`It may have been withdrawn, or the link is incomplete.`}
        />
      ) : error ? (
        <ErrorState
          title={t`We could not load this report`}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Skeleton label={t`Loading this report…`} shape="page" />
      )}
    </PageFrame>
  );
}

function Back({ clusterId }: { clusterId: string }) {
  return (
    <Link
      href={paths.cluster(clusterId)}
      className="inline-flex items-center gap-1.5 text-accent hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      <Trans>Its cluster</Trans>
    </Link>
  );
}

function Shown({ view }: { view: AnalystView }) {
  const { id, exhibit, cluster, reportedAt, told, conversation } = view;
  return (
    <PageFrame
      title={exhibitName(exhibit)}
      lead={
        <>
          <span className="wrap-anywhere">{cluster.name}</span> · <ExactTime at={reportedAt} />
        </>
      }
      back={<Back clusterId={cluster.id} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {told ? (
          <Card>
            <CardHeader
              title={t`What the reporter told us`}
              hint={t`Personal details are hidden. The reporter sees that you read this.`}
            />
            <CardBody>
              <WordsList words={told.words} />
            </CardBody>
          </Card>
        ) : (
          <EmptyState
            icon={EyeOff}
            title={t`The reporter does not share this with analysts`}
            text={t`You see what other members see: the cluster and its puzzle.`}
          />
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <HiddenDetails view={view} />
          {told && (
            <CareList care={told.care} hint={t`What the reporter chose to tell for the first advice.`} />
          )}
          {conversation ? (
            <ConversationCard
              conversation={conversation}
              side="analyst"
              title={t`Ask the reporter`}
              hint={t`They allowed it. They see your name and that you are an analyst.`}
              onSend={(words) => ask(id, words)}
            />
          ) : (
            <Card>
              <CardHeader title={t`Ask the reporter`} hint={t`The reporter does not want to be contacted.`} />
            </Card>
          )}
        </div>
      </div>
    </PageFrame>
  );
}
