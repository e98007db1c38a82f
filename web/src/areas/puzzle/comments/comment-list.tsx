import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { Comment } from '@fap/shared/comments/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { PagesState } from '../../../platform/pages.ts';
import { Button } from '../../../ui/button.tsx';
import type { Mentionable } from '../mentions/mentionable.ts';
import { CommentItem } from './comment-item.tsx';

export interface CommentListProps {
  list: PagesState<Comment>;
  user: CurrentUser;
  people: readonly Mentionable[];
  /** The comment a link leads to; null for none. */
  linked: string | null;
}

/** The comments on one thing, oldest first. What is resolved is folded away, but for the one a link leads to. */
export function CommentList({ list, user, people, linked }: CommentListProps) {
  const { items = [], hasMore, isLoadingMore, isMoreFailed, loadMore } = list;
  const [showsResolved, setShowsResolved] = useState(false);
  const isFound = linked === null || items.some(({ id }) => id === linked);
  useEffect(() => {
    // A link may lead to a comment on a later page.
    if (!isFound && hasMore && !isLoadingMore && !isMoreFailed) loadMore();
  }, [isFound, hasMore, isLoadingMore, isMoreFailed, loadMore]);
  const resolved = items.filter(({ resolved: by }) => by !== null).length;
  const shown = items.filter(({ id, resolved: by }) => showsResolved || by === null || id === linked);
  return (
    <>
      {items.length === 0 && (
        <p className="text-ink-soft">
          <Trans>No comments yet. Ask something, or say what you noticed.</Trans>
        </p>
      )}
      {resolved > 0 && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2.5 self-start"
          aria-pressed={showsResolved}
          onClick={() => setShowsResolved((shows) => !shows)}
        >
          {showsResolved ? t`Hide what is resolved` : t`Show ${resolved} resolved`}
        </Button>
      )}
      <ol aria-label={t`Comments`} className="divide-y divide-line empty:hidden">
        {shown.map((comment) => (
          <li key={comment.id}>
            <CommentItem comment={comment} user={user} people={people} isLinked={comment.id === linked} />
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button size="sm" className="self-start" isBusy={isLoadingMore} onClick={loadMore}>
          <Trans>Show newer comments</Trans>
        </Button>
      )}
      {(isMoreFailed || list.isError) && (
        <p role="alert" className="text-sm text-high">
          <Trans>We could not load all comments. Please try again.</Trans>
        </p>
      )}
    </>
  );
}
