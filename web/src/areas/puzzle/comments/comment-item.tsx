import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { Comment } from '@fap/shared/comments/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cn } from '../../../ui/class-names.ts';
import { PersonName } from '../../../ui/person-name.tsx';
import { RelativeTime } from '../../../ui/relative-time.tsx';
import type { Mentionable } from '../mentions/mentionable.ts';
import { CommentActions } from './comment-actions.tsx';
import { CommentReactions } from './comment-reactions.tsx';
import { CommentText } from './comment-text.tsx';
import { EditComment } from './edit-comment.tsx';

export interface CommentItemProps {
  comment: Comment;
  user: CurrentUser;
  people: readonly Mentionable[];
  /** A link leads to this one: it is scrolled to and marked. */
  isLinked: boolean;
}

/** One comment with its author, reactions and what can be done with it. */
export function CommentItem({ comment, user, people, isLinked }: CommentItemProps) {
  const { author, createdAt, editedAt, resolved, moderation } = comment;
  const [isEditing, setEditing] = useState(false);
  const article = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isLinked) return;
    article.current?.scrollIntoView({ block: 'center' });
    article.current?.focus({ preventScroll: true });
  }, [isLinked]);
  return (
    <article
      ref={article}
      tabIndex={isLinked ? -1 : undefined}
      aria-label={t`Comment of ${author.displayName}`}
      className={cn(
        '-mx-2 rounded-md px-2 py-3 outline-none',
        isLinked && 'bg-accent-soft ring-2 ring-accent-line',
      )}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
        <PersonName id={author.id} name={author.displayName} className="font-semibold text-ink" />
        <RelativeTime at={createdAt} />
        {editedAt && (
          <span>
            <Trans>edited</Trans>
          </span>
        )}
      </p>
      {isEditing && !moderation ? (
        <EditComment comment={comment} people={people} onEnd={() => setEditing(false)} />
      ) : moderation ? (
        <p className="mt-1 text-[0.9375rem] text-ink-soft italic wrap-anywhere">{comment.text}</p>
      ) : (
        <CommentText text={comment.text} />
      )}
      {resolved && (
        <p className="mt-1.5 inline-flex items-center gap-1 text-sm font-medium text-accent">
          <CircleCheck aria-hidden className="size-4" />
          <Trans>Resolved by {resolved.by.displayName}</Trans>
        </p>
      )}
      {!moderation && (
        <>
          <CommentReactions comment={comment} />
          <CommentActions comment={comment} user={user} onEdit={() => setEditing(true)} />
        </>
      )}
    </article>
  );
}
