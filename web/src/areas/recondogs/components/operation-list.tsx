import { OPERATIONS_IN_STATUS, type OperationSummary } from '@fap/shared/recondogs/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleStop } from 'lucide-react';
import { useEffect, useState } from 'react';
import { usePages } from '../../../platform/pages.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { operationPages } from '../data.ts';
import { WITH_PRIORITY } from '../priority-words.ts';
import { useCancelOperation } from '../use-commands.ts';

export interface OperationListProps {
  clusterId: string;
  /** The newest operations from the status, running ones first. */
  operations: readonly OperationSummary[];
}

/** The operations of the target with their progress; an admin can cancel running ones. */
export function OperationList({ clusterId, operations }: OperationListProps) {
  const [isShowingAll, setShowingAll] = useState(false);
  return (
    <section aria-labelledby="operations">
      <h2 id="operations" className="mb-3 text-xl font-semibold">
        <Trans>Operations</Trans>
      </h2>
      {operations.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface px-5 py-4 text-ink-soft">
          <Trans>No unit has been sent to this cluster yet.</Trans>
        </p>
      ) : isShowingAll ? (
        <AllOperations clusterId={clusterId} operations={operations} />
      ) : (
        <>
          <OperationRows operations={operations} />
          {operations.length >= OPERATIONS_IN_STATUS && (
            <Button className="mt-4" onClick={() => setShowingAll(true)}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </>
      )}
      {operations.length > 0 && (
        <ExportLinks table="operations" things={t`operations`} query={{ clusterId }} className="mt-4" />
      )}
    </section>
  );
}

/** The operations of the status, which are live, followed by all others. */
function AllOperations({ clusterId, operations }: OperationListProps) {
  const list = usePages(operationPages, { params: { clusterId }, query: {} });
  const { items = [], refetch } = list;
  const liveIds = new Set(operations.map(({ operationId }) => operationId));
  const newest = operations.map(({ operationId, endedAt }) => `${operationId} ${endedAt}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an operation that leaves the status must be refetched into this list
  useEffect(refetch, [refetch, newest]);
  return (
    <>
      <OperationRows
        operations={[...operations, ...items.filter(({ operationId }) => !liveIds.has(operationId))]}
      />
      {list.items ? (
        <ShowMore pages={list} failure={t`We could not load more operations. Please try again.`} />
      ) : (
        <ShowMore
          pages={{
            hasMore: true,
            isLoadingMore: list.isFetching,
            isMoreFailed: list.isError,
            loadMore: refetch,
          }}
          failure={t`We could not load more operations. Please try again.`}
        />
      )}
    </>
  );
}

function OperationRows({ operations }: { operations: readonly OperationSummary[] }) {
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {operations.map((operation) => (
        <OperationRow key={operation.operationId} operation={operation} />
      ))}
    </ul>
  );
}

function OperationRow({ operation }: { operation: OperationSummary }) {
  const { operationId, units, progress, simulated, startedAt, endedAt } = operation;
  const isOpen = endedAt === null;
  return (
    <li className="grid gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <State isOpen={isOpen} isSimulated={simulated} />
        <span className="font-medium">{describeSent(operation)}</span>
        {isOpen && <CancelButton operationId={operationId} />}
      </div>
      <p className="text-sm text-ink-soft">
        <Trans>
          {progress}% done, started <RelativeTime at={startedAt} />
        </Trans>
      </p>
      {isOpen && <Progress label={t`Progress of ${units} units`} percent={progress} />}
    </li>
  );
}

function State({ isOpen, isSimulated }: { isOpen: boolean; isSimulated: boolean }) {
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={isOpen ? 'accent' : 'neutral'}>{isOpen ? t`Running` : t`Ended`}</Badge>
      {isSimulated && (
        <Badge>
          <Trans>Simulated</Trans>
        </Badge>
      )}
    </span>
  );
}

function describeSent({ units, priority }: OperationSummary): string {
  return `${plural(units, { one: '# unit', other: '# units' })}, ${WITH_PRIORITY[priority]}`;
}

function CancelButton({ operationId }: { operationId: string }) {
  const { capabilities } = useCurrentUser();
  const cancelling = useCancelOperation();
  if (!capabilities.includes('recondogs.deploy')) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      onClick={() => cancelling.mutate(operationId)}
      isBusy={cancelling.isPending}
      className="ml-auto"
    >
      <CircleStop aria-hidden className="size-4" />
      <Trans>Cancel</Trans>
    </Button>
  );
}
