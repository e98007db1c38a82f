import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import type { UnitRequest } from '@fap/shared/recondogs/requests.ts';
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
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { ownRequests, withdrawRequest } from '../data.ts';
import { namesOf, REQUEST_WORDS } from './request-words.ts';

const FACTS = { request: recondogFacts.request };

/** One's own requests for units with their answers; nothing for whoever never asked. */
export function OwnRequests() {
  const list = usePages(ownRequests, { query: {} });
  const { items = [] } = list;
  useTopic(RECONDOGS_TOPIC, FACTS, {
    onGathered: (facts) => {
      if (facts.some(({ fact }) => items.some(({ requestId }) => requestId === fact.requestId)))
        list.refetch();
    },
    onTruncated: list.refetch,
  });
  if (items.length === 0) return null;
  return (
    <Card role="region" aria-labelledby="own-requests-title">
      <CardHeader id="own-requests-title" title={t`Your requests`} hint={t`Only you and admins see these.`} />
      <ul className="divide-y divide-line">
        {items.map((request) => (
          <RequestRow key={request.requestId} request={request} />
        ))}
      </ul>
      <ShowMore
        pages={list}
        failure={t`We could not load more requests. Please try again.`}
        className="mb-4 px-5"
      />
      <ExportLinks table="unit-requests" things={t`your requests`} className="px-5 pb-4 sm:px-6" />
    </Card>
  );
}

function RequestRow({ request }: { request: UnitRequest }) {
  const { requestId, clusterName, units, state, reason, operationId, requestedAt } = request;
  const withdraw = useAction({
    run: () => withdrawRequest(requestId),
    onFailure: (error) =>
      toast({
        title: t`Not withdrawn`,
        description: conflictReasonOf(error, t`We could not save that. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-5 py-4 sm:px-6">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold wrap-anywhere">
            <Trans>
              {namesOf(units)} for {clusterName}
            </Trans>
          </span>
          <Badge tone={state === 'started' || state === 'waiting' ? 'accent' : 'neutral'}>
            {REQUEST_WORDS[state]}
          </Badge>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          <RelativeTime at={requestedAt} />
        </p>
        {reason && (
          <p className="mt-1 text-sm wrap-anywhere">
            <Trans>Reason: {reason}</Trans>
          </p>
        )}
      </div>
      {operationId !== null && (
        <Button asChild size="sm">
          <Link href={paths.operation(operationId)} aria-label={t`Open the operation on ${clusterName}`}>
            <Trans>Open</Trans>
          </Link>
        </Button>
      )}
      {state === 'waiting' && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => withdraw.mutate()}
          isBusy={withdraw.isPending}
          aria-label={t`Withdraw the request for ${clusterName}`}
        >
          <Trans>Withdraw</Trans>
        </Button>
      )}
    </li>
  );
}
