import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import { commentsContract } from '@fap/shared/comments/contract.ts';
import type { Comment } from '@fap/shared/comments/entities.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, Pencil, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '../../../platform/api-client.ts';
import { reasonOf } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { toast } from '../../../platform/toast-store.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { CopyLink } from './copy-link.tsx';
import { refreshThread } from './refresh-thread.ts';

export interface CommentActionsProps {
  comment: Comment;
  user: CurrentUser;
  onEdit: () => void;
}

/** What can be done with a comment: everybody resolves and reopens, only its author changes and deletes. */
export function CommentActions({ comment, user, onEdit }: CommentActionsProps) {
  const { id, clusterId, author, resolved } = comment;
  const resolve = useAction({
    run: () => api(resolved ? commentsContract.reopen : commentsContract.resolve, { params: { id } }),
    onSuccess: () => refreshThread(comment),
    onFailure: (error) =>
      toast({
        title: resolved ? t`Not opened again` : t`Not resolved`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  const Icon = resolved ? RotateCcw : Check;
  return (
    <div className="mt-1 -ml-2.5 flex flex-wrap gap-x-1">
      <Button size="sm" variant="quiet" isBusy={resolve.isPending} onClick={() => resolve.mutate()}>
        <Icon aria-hidden className="size-4" />
        {resolved ? t`Open again` : t`Resolve`}
      </Button>
      <CopyLink path={paths.puzzle(clusterId, { comment: id })} what={t`this comment`} />
      {author.id === user.id ? (
        <>
          <Button size="sm" variant="quiet" onClick={onEdit}>
            <Pencil aria-hidden className="size-4" />
            <Trans>Change</Trans>
          </Button>
          <DeleteComment comment={comment} />
        </>
      ) : (
        <ReportButton target={{ kind: 'comment', id }} what={t`this comment`} />
      )}
    </div>
  );
}

/** Deletes after a second press, in place: a dialog above the panel would be one too many. */
function DeleteComment({ comment }: { comment: Comment }) {
  const [isAsking, setAsking] = useState(false);
  const remove = useAction({
    run: () => api(commentsContract.remove, { params: { id: comment.id } }),
    onSuccess: () => refreshThread(comment),
    onFailure: (error) =>
      toast({
        title: t`Comment not deleted`,
        description: reasonOf(error, t`Please try again.`),
        variant: 'destructive',
      }),
  });
  if (!isAsking)
    return (
      <Button size="sm" variant="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4" />
        <Trans>Delete</Trans>
      </Button>
    );
  return (
    <span className="flex flex-wrap gap-1">
      <Button size="sm" variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
        <Trans>Delete for good</Trans>
      </Button>
      <Button size="sm" onClick={() => setAsking(false)}>
        <Trans>Keep it</Trans>
      </Button>
    </span>
  );
}
