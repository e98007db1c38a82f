import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { PagesState } from '../platform/pages.ts';
import { ErrorState } from './error-state.tsx';
import { ShowMore } from './show-more.tsx';
import { Skeleton } from './skeleton.tsx';

export interface PagedListProps<Item> {
  pages: PagesState<Item>;
  /** What is listed, in the plural and small letters: "Loading …", "We could not load the …". */
  things: string;
  /** Below the items, such as the links that download them all. */
  after?: ReactNode;
  /** Shown when there is nothing. */
  empty: ReactNode;
  children: (items: readonly Item[]) => ReactNode;
}

/** A growing list in each of its states: loading, failed, empty, shown with a button for more. */
export function PagedList<Item>({ pages, things, after, empty, children }: PagedListProps<Item>) {
  const { items, isError, isFetching, refetch } = pages;
  if (!items)
    return isError ? (
      <ErrorState title={t`We could not load the ${things}`} onRetry={refetch} isRetrying={isFetching} />
    ) : (
      <Skeleton label={t`Loading ${things}…`} shape="list" />
    );
  if (items.length === 0) return empty;
  return (
    <>
      {children(items)}
      <ShowMore pages={pages} failure={t`We could not load more ${things}. Please try again.`} />
      {after}
    </>
  );
}
