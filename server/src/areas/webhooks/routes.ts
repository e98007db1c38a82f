import { webhooksContract } from '@fap/shared/webhooks/contract.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import { bind, reply } from '../../platform/http/bind.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { sendPage } from '../../platform/http/list-page.ts';
import { listWebhooks } from './register/list-webhooks.ts';
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  renewSecret,
  switchOn,
} from './register/manage-webhooks.ts';
import { listMessages } from './sending/list-messages.ts';
import { sendAgain, sendTest } from './sending/send-by-hand.ts';

export interface WebhookPorts {
  reach: OutgoingReach;
}

/** Webhooks, and what was sent to them. */
export function bindWebhookRoutes(app: HttpApp, { reach }: WebhookPorts): void {
  bind(app, webhooksContract.list, (ctx) => listWebhooks(ctx));
  bind(app, webhooksContract.add, async (ctx, { body }) => reply(201, await addWebhook(ctx, reach, body)));
  bind(app, webhooksContract.change, (ctx, { params, body }) =>
    changeWebhook(ctx, reach, { ...body, id: params.id }),
  );
  bind(app, webhooksContract.renewSecret, async (ctx, { params }) => ({
    secret: await renewSecret(ctx, params.id),
  }));
  bind(app, webhooksContract.switchOn, (ctx, { params }) => switchOn(ctx, params.id));
  bind(app, webhooksContract.remove, async (ctx, { params }) => {
    await removeWebhook(ctx, params.id);
    return listWebhooks(ctx);
  });
  bind(app, webhooksContract.test, async (ctx, { params }) => reply(201, await sendTest(ctx, params.id)));
  bind(app, webhooksContract.messages, async (ctx, { params, query }, http) =>
    sendPage(http, await listMessages(ctx, params.id, query)),
  );
  bind(app, webhooksContract.sendAgain, async (ctx, { params }) =>
    reply(201, await sendAgain(ctx, params.id)),
  );
}
