import type { FailedWork } from '@fap/shared/administration/operation-contract.ts';
import type { ExportTable } from '@fap/shared/exports/tables.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { conflictReasonOf } from '../../../platform/api-error.ts';
import type { PagesState } from '../../../platform/pages.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import { ShowMore } from '../../../ui/show-more.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

export interface FailedWorkListProps {
  table: ExportTable;
  title: string;
  hint: string;
  /** What is said when there is none. */
  empty: string;
  found: PagesState<FailedWork>;
  retry: (id: string) => Promise<void>;
}

/** Work that failed every attempt: what went wrong, and another try. */
export function FailedWorkList({ table, title, hint, empty, found, retry }: FailedWorkListProps) {
  const { items } = found;
  return (
    <section aria-label={title}>
      <h2 className="text-lg font-semibold">{title}</h2>
      {!items ? (
        found.isError ? (
          <ErrorState
            title={t`We could not load ${title.toLowerCase()}`}
            onRetry={found.refetch}
            isRetrying={found.isFetching}
          />
        ) : (
          <Skeleton label={t`Loading ${title.toLowerCase()}…`} shape="list" />
        )
      ) : items.length === 0 ? (
        <p className="mt-1 text-ink-soft">{empty}</p>
      ) : (
        <>
          <p className="mt-1 text-ink-soft">{hint}</p>
          <ul className="mt-3 divide-y divide-line border-y border-line">
            {items.map((work) => (
              <FailedWorkRow key={work.id} work={work} retry={retry} onChanged={found.refetch} />
            ))}
          </ul>
          <ShowMore pages={found} failure={t`We could not load more. Please try again.`} />
          <ExportLinks table={table} things={title.toLowerCase()} className="mt-4" />
        </>
      )}
    </section>
  );
}

interface FailedWorkRowProps {
  work: FailedWork;
  retry: (id: string) => Promise<void>;
  onChanged: () => void;
}

function FailedWorkRow({ work, retry, onChanged }: FailedWorkRowProps) {
  const { id, name, failedAt, attempts, error } = work;
  const again = useAction({
    run: () => retry(id),
    onSuccess: () => {
      toast({ title: t`Queued again`, description: t`It runs in a moment.`, variant: 'success' });
      onChanged();
    },
    onFailure: (failure) =>
      toast({
        title: t`Not queued`,
        description: conflictReasonOf(failure, t`We could not queue it. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-soft">
          <RelativeTime at={failedAt} /> · {attempts}{' '}
          {plural(attempts, { one: 'attempt', other: 'attempts' })}
        </p>
        {error && <p className="mt-1 text-sm wrap-anywhere">{error}</p>}
      </div>
      <Button onClick={() => again.mutate()} isBusy={again.isPending} aria-label={t`Try again: ${name}`}>
        <Trans>Try again</Trans>
      </Button>
    </li>
  );
}
