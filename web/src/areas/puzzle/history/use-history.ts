import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import type { HistoryMoment, HistoryPage } from '@fap/shared/puzzle/history.ts';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { useResource } from '../../../platform/resource.ts';
import { useAction } from '../../../platform/use-action.ts';
import { historyResource } from '../live/data.ts';

/** What is known of a puzzle's history so far. */
export interface History {
  /** Newest first; undefined until the first page is there. */
  moments: readonly HistoryMoment[] | undefined;
  hasOlder: boolean;
  /** The newest page could not be read. */
  isFailed: boolean;
  isReading: boolean;
  retry: () => void;
  isReadingOlder: boolean;
  isOlderFailed: boolean;
  readOlder: () => void;
}

interface Older {
  /** Where the pages begin: they belong to a newest page that ends there. */
  after: number | null;
  moments: readonly HistoryMoment[];
  next: number | null;
}

/** A puzzle's moments, page by page; the newest page is read anew whenever the history is opened. */
export function useHistory(clusterId: string): History {
  const newest = useResource(historyResource, { params: { clusterId }, query: {} });
  const [older, setOlder] = useState<Older | null>(null);
  useEffect(() => {
    void historyResource.refresh({ params: { clusterId }, query: {} });
  }, [clusterId]);

  const after = newest.data?.next ?? null;
  const fitting = older && older.after === after ? older : null;
  const next = fitting ? fitting.next : after;
  const reading = useAction<number, HistoryPage>({
    run: (before) =>
      api(puzzleContract.history, { params: { clusterId }, query: { before: String(before) } }),
    onSuccess: (page) =>
      setOlder({ after, moments: [...(fitting?.moments ?? []), ...page.moments], next: page.next }),
  });
  return {
    moments: newest.data && [...newest.data.moments, ...(fitting?.moments ?? [])],
    hasOlder: next !== null,
    isFailed: newest.isError && !newest.data,
    isReading: newest.isFetching,
    retry: () => void newest.refetch(),
    isReadingOlder: reading.isPending,
    isOlderFailed: reading.isError,
    readOlder: () => {
      if (next !== null) reading.mutate(next);
    },
  };
}
