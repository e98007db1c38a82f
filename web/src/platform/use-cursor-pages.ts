import { useState } from 'react';
import type { ResourceState } from './resource.ts';
import { useAction } from './use-action.ts';

/** A list that comes page by page, as far as it is known. */
export interface CursorPages<Item> {
  /** Undefined until the first page is there. */
  items: readonly Item[] | undefined;
  hasMore: boolean;
  /** The first page could not be read. */
  isFailed: boolean;
  isReading: boolean;
  retry: () => void;
  isReadingMore: boolean;
  isMoreFailed: boolean;
  readMore: () => void;
}

export interface Page<Item> {
  items: readonly Item[];
  nextCursor: string | null;
}

interface Further<Item> extends Page<Item> {
  /** Where these pages begin: they belong to a first page that ends there. */
  after: string | null;
}

/** The first page as the cache has it, and what was read after it; a first page that changed its end starts anew. */
export function useCursorPages<Answer, Item>(
  first: ResourceState<Answer>,
  pageOf: (answer: Answer) => Page<Item>,
  load: (cursor: string) => Promise<Answer>,
): CursorPages<Item> {
  const [further, setFurther] = useState<Further<Item> | null>(null);
  const firstPage = first.data === undefined ? null : pageOf(first.data);
  const after = firstPage?.nextCursor ?? null;
  const fitting = further && further.after === after ? further : null;
  const next = fitting ? fitting.nextCursor : after;
  const reading = useAction<string, Answer>({
    run: load,
    onSuccess: (answer) => {
      const page = pageOf(answer);
      setFurther({
        after,
        items: [...(fitting?.items ?? []), ...page.items],
        nextCursor: page.nextCursor,
      });
    },
  });
  return {
    items: firstPage ? [...firstPage.items, ...(fitting?.items ?? [])] : undefined,
    hasMore: next !== null,
    isFailed: first.isError && !firstPage,
    isReading: first.isFetching,
    retry: () => void first.refetch(),
    isReadingMore: reading.isPending,
    isMoreFailed: reading.isError,
    readMore: () => {
      if (next !== null) reading.mutate(next);
    },
  };
}
