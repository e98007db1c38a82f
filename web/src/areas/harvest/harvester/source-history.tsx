import type { ListedSource, SourceFetch } from '@fap/shared/harvest/entities.ts';
import { GOOD_STATES } from '@fap/shared/harvest/sources.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { History } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../../platform/api-error.ts';
import { usePages } from '../../../platform/pages.ts';
import { useRead } from '../../../platform/read.ts';
import { useCurrentUser } from '../../../platform/session.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExactTime } from '../../../ui/exact-time.tsx';
import { ExportLinks } from '../../../ui/export-links.tsx';
import { PagedList } from '../../../ui/paged-list.tsx';
import { adminSources } from '../sources/data.ts';
import { SourceDialog } from '../sources/source-dialog.tsx';
import { SOURCE_STATE_LABELS } from '../sources/tier-labels.ts';
import { removeSource, sourceFetches } from './data.ts';

export interface SourceHistoryProps {
  source: ListedSource;
  onRemoved: () => void;
}

/** A source's fetches, and its buttons for admins. */
export function SourceHistory({ source, onRemoved }: SourceHistoryProps) {
  const { capabilities } = useCurrentUser();
  const list = usePages(sourceFetches, { params: { id: source.id }, query: {} });
  return (
    <div className="grid gap-5">
      {capabilities.includes('admin.access') && <AdminButtons source={source} onRemoved={onRemoved} />}
      <PagedList
        pages={list}
        things={t`fetches`}
        after={
          <ExportLinks
            table="source-fetches"
            things={t`fetches`}
            query={{ id: source.id }}
            className="mt-4"
          />
        }
        empty={
          <EmptyState icon={History} title={t`Not fetched yet`} text={t`The next harvest is its first.`} />
        }
      >
        {(fetches) => (
          <ul className="divide-y divide-line">
            {fetches.map((fetched) => (
              <FetchRow key={fetched.runId} fetched={fetched} />
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}

function FetchRow({ fetched: { status, at, processed, newEntries, error } }: { fetched: SourceFetch }) {
  const isGood = GOOD_STATES.includes(status);
  return (
    <li className="py-3 text-sm">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Badge tone={isGood ? 'neutral' : 'high'}>{SOURCE_STATE_LABELS[status]}</Badge>
        <span className="text-ink-soft">
          <ExactTime at={at} />
        </span>
      </p>
      <p className="mt-1 text-ink-soft">{isGood ? t`${processed} read, ${newEntries} of them new` : error}</p>
    </li>
  );
}

function AdminButtons({ source: { id, name }, onRemoved }: SourceHistoryProps) {
  const own = useRead(adminSources).data?.find((one) => one.id === id);
  const [isSure, setSure] = useState(false);
  const remove = useAction({
    run: () => removeSource(id),
    onSuccess: () => {
      onRemoved();
      toast({
        title: t`Source removed`,
        description: t`${name} is fetched no more. What it published stays.`,
        variant: 'success',
      });
    },
    onFailure: (error) =>
      toast({
        title: t`Not removed`,
        description: reasonOf(error, t`We could not save this. Please try again.`),
        variant: 'destructive',
      }),
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {own && <SourceDialog source={own} />}
      {isSure ? (
        <Button variant="danger" onClick={() => remove.mutate()} isBusy={remove.isPending}>
          <Trans>Really remove {name}</Trans>
        </Button>
      ) : (
        <Button onClick={() => setSure(true)}>
          <Trans>Remove</Trans>
        </Button>
      )}
    </div>
  );
}
