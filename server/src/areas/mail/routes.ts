import { mailContract } from '@fap/shared/mail/contract.ts';
import { bind } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { listKept, listUnsent } from './list-messages.ts';
import { retryMessage } from './retry-message.ts';
import type { Delivery } from './send-message.ts';

/** The demo's outbox, and what admins see of mail that did not leave. */
export function bindMailRoutes(app: HttpApp, { isDemo, ...delivery }: { isDemo: boolean } & Delivery): void {
  bind(app, mailContract.outbox, async (ctx, { query }, http) => {
    // Texts hold links that are secrets: outside the demo nobody reads them here.
    if (!isDemo) return [];
    return sendPage(http, await listKept(ctx, query, delivery));
  });
  bind(app, mailContract.unsent, async (ctx, { query }, http) =>
    sendPage(http, await listUnsent(ctx, query)),
  );
  bind(app, mailContract.retry, (ctx, { params }) => retryMessage(ctx, params.id));
}
