import { commentsContract } from '@fap/shared/comments/contract.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { HistoryPorts } from '../puzzle/index.ts';
import { editComment, removeComment } from './change-comment.ts';
import { countComments } from './count-comments.ts';
import { unfurlLink } from './links/unfurl-link.ts';
import { listComments } from './list-comments.ts';
import { presentComment } from './presenter.ts';
import { getCommentRow } from './queries.ts';
import { setReaction } from './react-to-comment.ts';
import { setResolved } from './resolve-comment.ts';
import { writeComment } from './write-comment.ts';

/** The calls of comments and links. */
export function bindCommentRoutes(app: HttpApp, history: HistoryPorts): void {
  bind(app, commentsContract.list, (ctx, { params, query }) => listComments(ctx, { ...params, ...query }));
  bind(app, commentsContract.counts, (ctx, { params, query }) => countComments(ctx, { ...params, ...query }));
  bind(app, commentsContract.get, async (ctx, { params }) => ({
    comment: await presentComment(ctx, await getCommentRow(ctx, params.id)),
  }));
  bind(app, commentsContract.write, async (ctx, { body }) => {
    const { isRepeated, comment } = await writeComment(ctx, body);
    return reply(isRepeated ? 200 : 201, { comment });
  });
  bind(app, commentsContract.edit, async (ctx, { params, body }) => ({
    comment: await editComment(ctx, { ...params, ...body }),
  }));
  bind(app, commentsContract.remove, async (ctx, { params }) => {
    await removeComment(ctx, params.id);
    return { isDeleted: true };
  });
  bind(app, commentsContract.resolve, async (ctx, { params }) => ({
    comment: await setResolved(ctx, { ...params, isResolved: true }),
  }));
  bind(app, commentsContract.reopen, async (ctx, { params }) => ({
    comment: await setResolved(ctx, { ...params, isResolved: false }),
  }));
  bind(app, commentsContract.react, async (ctx, { params }) => ({
    comment: await setReaction(ctx, { ...params, isOn: true }),
  }));
  bind(app, commentsContract.unreact, async (ctx, { params }) => ({
    comment: await setReaction(ctx, { ...params, isOn: false }),
  }));
  bind(app, commentsContract.unfurl, async (ctx, { query }) => ({
    unfurled: await unfurlLink(ctx, history, query.link),
  }));
}
