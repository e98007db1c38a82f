import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { DECLINE_REASON_MAX, type QueuedRequest } from '@fap/shared/recondogs/requests.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { paths } from '../../../platform/paths.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card, CardHeader } from '../../../ui/card.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { ReasonDialog } from '../../../ui/reason-dialog.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { acceptRequest, declineRequest, queuedRequests } from '../data.ts';
import { namesOf } from './request-words.ts';

const FACTS = { request: recondogFacts.request };

/** Requests for units that wait for an admin, oldest first. */
export function RequestQueue() {
  const list = usePages(queuedRequests, { query: {} });
  useTopic(RECONDOGS_TOPIC, FACTS, { onGathered: () => list.refetch(), onTruncated: list.refetch });
  const count = list.total ?? 0;
  return (
    <Card role="region" aria-labelledby="queue-title">
      <CardHeader
        id="queue-title"
        title={count > 0 ? t`Requests for units (${count})` : t`Requests for units`}
        hint={t`People who may not deploy ask here. The oldest comes first.`}
      />
      <PagedList
        pages={list}
        things={t`requests`}
        after={<ExportLinks table="unit-request-queue" things={t`requests`} className="px-5 pb-4 sm:px-6" />}
        empty={
          <p className="px-5 py-4 text-ink-soft sm:px-6">
            <Trans>No requests are waiting. When somebody asks for a unit, it appears here at once.</Trans>
          </p>
        }
      >
        {(requests) => (
          <ul className="divide-y divide-line">
            {requests.map((request) => (
              <RequestRow key={request.requestId} request={request} />
            ))}
          </ul>
        )}
      </PagedList>
    </Card>
  );
}

function RequestRow({ request }: { request: QueuedRequest }) {
  const { requestId, clusterId, clusterName, units, requestedBy, requestedAt, isOwnCluster } = request;
  const accept = useAction({
    run: () => acceptRequest(requestId),
    onSuccess: () =>
      toast({
        title: t`Units sent`,
        description: t`${namesOf(units)} to ${clusterName}`,
        variant: 'success',
      }),
    onFailure: (error) => {
      toast({
        title: t`Not sent`,
        description: conflictReasonOf(error, t`We could not send them. Please try again.`),
        variant: 'destructive',
      });
      void queuedRequests.refresh({ query: {} });
    },
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold wrap-anywhere">
          <Trans>
            {namesOf(units)} for{' '}
            <Link href={paths.cluster(clusterId)} className="link">
              {clusterName}
            </Link>
          </Trans>
        </p>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
          {requestedBy} · <RelativeTime at={requestedAt} />
          {isOwnCluster && (
            <Badge>
              <Trans>Their own case</Trans>
            </Badge>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          onClick={() => accept.mutate()}
          isBusy={accept.isPending}
          aria-label={t`Deploy: ${namesOf(units)} for ${clusterName}`}
        >
          <Trans>Deploy</Trans>
        </Button>
        <ReasonDialog
          title={t`Decline this request`}
          description={t`Its author reads your reason, at most ${DECLINE_REASON_MAX} characters.`}
          action={t`Decline`}
          label={t`Decline: ${namesOf(units)} for ${clusterName}`}
          run={(reason) => declineRequest(requestId, reason)}
          success={{ title: t`Request declined`, description: t`Its author can read why.` }}
          failure={{ title: t`Not declined`, description: t`We could not save that. Please try again.` }}
        />
      </div>
    </li>
  );
}
