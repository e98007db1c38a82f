import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { CallOptions } from './api-client.ts';

export interface LivePagesOptions<Answer> {
  /** Under which it is kept: the address of its first page. */
  address: string;
  /** Reads a page; without a cursor the first one. */
  load: (cursor: string | undefined, options: CallOptions) => Promise<Answer>;
  /** How long what was read counts as fresh, in milliseconds; left out where facts tell of every change. */
  freshMs?: (answers: readonly Answer[]) => number;
}

/** A list that comes page by page and changes meanwhile. */
export interface LivePages<Answer> {
  /** As many pages as were asked for, the first one first; undefined until that is there. */
  answers: readonly Answer[] | undefined;
  /** What is shown belongs to the address before, because that of this one is under way. */
  isBefore: boolean;
  error: Error | null;
  isFetching: boolean;
  /** Reads all pages again that were read so far. */
  refresh: () => void;
  hasMore: boolean;
  isReadingMore: boolean;
  isMoreFailed: boolean;
  readMore: () => void;
}

/**
 * Reads a list page by page and keeps all of it fresh: an entry that comes on top moves the others down without closing
 * the pages below, and what changes on a later page shows too.
 */
export function useLivePages<Answer extends { nextCursor: string | null }>({
  address,
  load,
  freshMs,
}: LivePagesOptions<Answer>): LivePages<Answer> {
  const query = useInfiniteQuery({
    queryKey: ['pages', address],
    queryFn: ({ pageParam, signal }) => load(pageParam, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => freshMs?.(state.data?.pages ?? []) ?? false,
    // What was read on an earlier visit is old by now.
    refetchOnMount: 'always',
    retryOnMount: true,
  });
  const { data, isFetchingNextPage, isFetchNextPageError, refetch, fetchNextPage } = query;
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    // Reading again would break off the page under way.
    if (!isWanted || isFetchingNextPage) return;
    setWanted(false);
    void refetch();
  }, [isWanted, isFetchingNextPage, refetch]);
  return {
    answers: data?.pages,
    isBefore: query.isPlaceholderData,
    error: isFetchNextPageError ? null : query.error,
    isFetching: query.isFetching,
    refresh: useCallback(() => setWanted(true), []),
    hasMore: query.hasNextPage,
    isReadingMore: isFetchingNextPage,
    isMoreFailed: isFetchNextPageError,
    readMore: useCallback(() => void fetchNextPage(), [fetchNextPage]),
  };
}
