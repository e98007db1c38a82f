import type { CommentTarget } from '@fap/shared/comments/entities.ts';
import type { Puzzle } from '@fap/shared/puzzle/entities.ts';
import { useEffect, useRef } from 'react';
import { isStatus } from '../../../platform/api-error.ts';
import { useRead } from '../../../platform/read.ts';
import { toast } from '../../../platform/toast-store.ts';
import type { Talk } from './comments-context.ts';
import { linkedComment } from './data.ts';

export interface LinkedCommentProps {
  id: string;
  puzzle: Puzzle;
  onFound: (talk: Talk) => void;
}

/** Looks up what the comment in the address is about, and says so when it is gone. */
export function LinkedComment({ id, puzzle, onFound }: LinkedCommentProps) {
  const { data, error } = useRead(linkedComment, { params: { id } });
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current || !(data || error)) return;
    isDone.current = true;
    if (data?.comment.clusterId === puzzle.clusterId) {
      const target = data.comment.target as CommentTarget;
      onFound({ target, about: aboutPiece(puzzle, target), commentId: id });
    } else if (data || isStatus(error, 404)) {
      toast({
        title: 'This comment isn’t here any more',
        description: 'Its author may have deleted it, or what it was about was taken away.',
      });
    } else {
      toast({
        title: 'We could not open the comment',
        description: 'Please reload the page.',
        variant: 'destructive',
      });
    }
  }, [data, error, id, puzzle, onFound]);
  return null;
}

const aboutPiece = (puzzle: Puzzle, { kind, id }: CommentTarget): string | undefined =>
  kind === 'piece' ? puzzle.contributions.find((piece) => piece.id === id)?.content : undefined;
