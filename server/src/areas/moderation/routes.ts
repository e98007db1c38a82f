import { moderationContract } from '@fap/shared/moderation/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import type { HistoryPorts } from '../puzzle/index.ts';
import { decideContent } from './decide-content.ts';
import { flagContent } from './flag-content.ts';
import { listQueue } from './list-queue.ts';

/** Reports to moderators, and their decisions. */
export function bindModerationRoutes(app: HttpApp, history: HistoryPorts): void {
  bind(app, moderationContract.flag, async (ctx, { body }) => ({
    flaggedAt: (await flagContent(ctx, body)).toISOString(),
  }));
  bind(app, moderationContract.queue, async (ctx, { query }, http) =>
    sendPage(http, await listQueue(ctx, query)),
  );
  bind(app, moderationContract.decide, async (ctx, { body }) => ({
    decidedAt: (await decideContent(ctx, history, body)).toISOString(),
  }));
}
