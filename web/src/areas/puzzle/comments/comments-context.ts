import type { CommentCount, CommentTarget } from '@fap/shared/comments/entities.ts';
import { createContext, useContext } from 'react';

/** What is to be talked about. */
export interface Talk {
  target: CommentTarget;
  /** What it says, to know it again. */
  about?: string | undefined;
  /** Whether the card is a frame. */
  isFrame?: boolean | undefined;
  /** The comment that a link leads to. */
  commentId?: string | undefined;
}

export interface Comments {
  countOf: (target: CommentTarget) => CommentCount | undefined;
  open: (talk: Talk) => void;
}

/** What the parts of a puzzle need to be talked about; null outside of a puzzle. */
export const CommentsContext = createContext<Comments | null>(null);

/** The comments of the puzzle that is open; null where there is none. */
export const useComments = (): Comments | null => useContext(CommentsContext);
