import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './class-names.ts';

export interface ShowMoreProps {
  /** The list as far as it was read. */
  pages: { hasMore: boolean; isLoadingMore: boolean; isMoreFailed: boolean; loadMore: () => void };
  /** Shown when the next page failed to load. */
  failure: string;
  children?: ReactNode;
  className?: string;
}

/** A button that loads a list's next page; renders nothing at the end. */
export function ShowMore({ pages, failure, children = t`Show more`, className }: ShowMoreProps) {
  const { hasMore, isLoadingMore, isMoreFailed, loadMore } = pages;
  if (!hasMore) return null;
  return (
    <div className={cn('mt-4 grid justify-items-start gap-2', className)}>
      <Button onClick={loadMore} isBusy={isLoadingMore}>
        {children}
      </Button>
      {isMoreFailed && (
        <p role="alert" className="text-sm text-high">
          {failure}
        </p>
      )}
    </div>
  );
}
