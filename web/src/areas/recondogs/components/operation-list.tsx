import type { OperationSummary } from '@fap/shared/recondogs/entities.ts';
import { CircleStop } from 'lucide-react';
import { useCurrentUser } from '../../../platform/session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { useCancelling } from '../use-commands.ts';

/** Operations of the target with how far each has come; an admin may cancel what is under way. */
export function OperationList({ operations }: { operations: readonly OperationSummary[] }) {
  return (
    <section aria-labelledby="operations">
      <h2 id="operations" className="mb-3 text-xl font-semibold">
        Operations
      </h2>
      {operations.length === 0 ? (
        <p className="rounded-lg border border-line bg-surface px-5 py-4 text-ink-soft">
          No unit has been sent to this cluster yet.
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {operations.map((operation) => (
            <OperationRow key={operation.operationId} operation={operation} />
          ))}
        </ul>
      )}
    </section>
  );
}

function OperationRow({ operation }: { operation: OperationSummary }) {
  const { operationId, priority, units, progress, simulated, startedAt, endedAt } = operation;
  const isOpen = endedAt === null;
  return (
    <li className="grid gap-2 px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={isOpen ? 'accent' : 'neutral'}>{isOpen ? 'Under way' : 'Over'}</Badge>
        <span className="font-medium">
          {units} {units === 1 ? 'unit' : 'units'}, {priority} priority
        </span>
        {simulated && <Badge>Simulated</Badge>}
        {isOpen && <CancelButton operationId={operationId} />}
      </div>
      <p className="text-sm text-ink-soft">
        {progress}% done, started <RelativeTime at={startedAt} />
      </p>
      {isOpen && <Progress label={`Progress of ${units} units`} percent={progress} />}
    </li>
  );
}

function CancelButton({ operationId }: { operationId: string }) {
  const { capabilities } = useCurrentUser();
  const cancelling = useCancelling();
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
      Cancel
    </Button>
  );
}
