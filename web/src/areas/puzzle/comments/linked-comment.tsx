import { commentsContract } from '@fap/shared/comments/contract.ts';
import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { api } from '../../../platform/api-client.ts';
import { isStatus } from '../../../platform/api-error.ts';
import { paths } from '../../../platform/paths.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import type { Talk } from './comments-context.ts';
import { linkedComment } from './data.ts';

export interface LinkedCommentProps {
  id: string;
  puzzle: Puzzle;
  onFound: (talk: Talk) => void;
}

/** Looks up what the comment in the address is about. That it is gone is said by the notice of its link. */
export function LinkedComment({ id, puzzle, onFound }: LinkedCommentProps) {
  const { data, error } = useRead(linkedComment, { params: { id } });
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !(data || error)) return;
    isDone.current = true;
    if (data?.comment.clusterId === puzzle.clusterId) {
      const target = data.comment.target as CommentTarget;
      void describeTarget(puzzle, target).then((about) => onFound({ target, ...about, commentId: id }));
    } else if (error && !isStatus(error, 404)) {
      toast({
        title: t`We could not open the comment`,
        description: t`Please reload the page.`,
        variant: 'destructive',
      });
    }
  }, [data, error, id, puzzle, onFound]);
  return null;
}

/** What the thing says that is talked about: a piece is on the page, a card the server names. */
async function describeTarget(
  { clusterId, contributions }: Puzzle,
  { kind, id }: CommentTarget,
): Promise<Pick<Talk, 'about' | 'isFrame'>> {
  if (kind === 'piece') return { about: contributions.find((piece) => piece.id === id)?.content };
  if (kind !== 'card') return {};
  const query = { link: paths.puzzle(clusterId, { card: id }) };
  return api(commentsContract.unfurl, { query }).then(
    ({ unfurled }) =>
      unfurled?.gone === null ? { about: unfurled.title, isFrame: unfurled.kind === 'frame' } : {},
    // The thread is read all the same.
    () => ({}),
  );
}
