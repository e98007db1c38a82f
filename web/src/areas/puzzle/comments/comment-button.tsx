import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { MessageSquare } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { cn } from '../../../ui/class-names.ts';
import { useComments } from './comments-context.ts';

export interface CommentButtonProps {
  target: CommentTarget;
  /** What is talked about, as in "Comments on this piece". */
  what: string;
  /** What it says, shown above the comments. */
  about?: string | undefined;
  /** Whether the card is a frame. */
  isFrame?: boolean;
}

/** Opens what is said about something, and shows how much that is. */
export function CommentButton({ target, what, about }: CommentButtonProps) {
  const comments = useComments();
  if (!comments) return null;
  const { comments: total = 0, open = 0 } = comments.countOf(target) ?? {};
  return (
    <Button size="sm" variant="quiet" onClick={() => comments.open({ target, about })}>
      <MessageSquare aria-hidden className={cn('size-4', open > 0 && 'text-accent')} />
      {total === 0 ? t`Comment` : plural(total, { one: '# comment', other: '# comments' })}
      <span className="sr-only">
        {' '}
        <Trans>
          on {what}
          {total > 0 && t`, ${open} open`}
        </Trans>
      </span>
    </Button>
  );
}

/** As `CommentButton`, on a card of the board: an icon with the number of open comments. */
export function CommentBadge({ target, what, about, isFrame = false }: CommentButtonProps) {
  const comments = useComments();
  if (!comments) return null;
  const { comments: total = 0, open = 0 } = comments.countOf(target) ?? {};
  return (
    <button
      type="button"
      aria-label={t`${total === 0 ? t`Comment` : plural(total, { one: '# comment', other: '# comments' })} on ${what}${total > 0 ? t`, ${open} open` : ''}`}
      title={t`Comments`}
      onClick={() => comments.open({ target, about, isFrame })}
      className={cn(
        'nodrag inline-flex min-h-7 min-w-7 shrink-0 items-center justify-center gap-1 rounded-sm px-1 text-[0.8125rem] font-medium hover:bg-sunken',
        open > 0 ? 'bg-accent-soft text-accent' : 'text-ink-soft hover:text-ink',
      )}
    >
      <MessageSquare aria-hidden className="size-3.5" />
      {total > 0 && <span className="tabular-nums">{open > 0 ? open : total}</span>}
    </button>
  );
}
