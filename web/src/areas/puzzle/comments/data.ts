import { commentsContract } from '@fap/shared/comments/contract.ts';
import type { Comment, CommentTarget } from '@fap/shared/comments/entities.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';
import { createSendQueue } from '../../../platform/send-queue.ts';

/** How much is said about each thing of a puzzle. */
export const commentCounts = pages(commentsContract.counts, {
  itemsOf: ({ counts }) => counts,
  idOf: ({ kind, id }) => `${kind} ${id}`,
});

/** What is said about one thing, oldest first. */
export const commentThread = pages(commentsContract.list, {
  itemsOf: ({ comments }) => comments,
  idOf: ({ id }) => id,
});

/** The comment a link leads to. */
export const linkedComment = read(commentsContract.get, { isFreshOnVisit: true });

/** What a link to something of ours leads to. */
export const unfurledLink = read(commentsContract.unfurl, { isFreshOnVisit: true });

export interface NewComment {
  clusterId: string;
  target: CommentTarget;
  text: string;
  /** Accounts that the text mentions. */
  mentions?: string[];
}

/** Queue of comments to send; while offline they wait in it. */
export const commentQueue = createSendQueue<NewComment, { comment: Comment }>(
  'puzzle-comments',
  commentsContract.write,
);

/** Begins to send an account's waiting comments; returns a function that stops it. */
export const sendWaitingComments = (accountId: string): (() => void) =>
  commentQueue.start(accountId, () => undefined);
