import { partnersContract } from '@fap/shared/partners/contract.ts';
import { type Webhook, type WebhookMessage, webhooksContract } from '@fap/shared/webhooks/contract.ts';
import type { ChosenEvent } from '@fap/shared/webhooks/events.ts';
import { api } from '../../platform/api-client.ts';
import { pages } from '../../platform/pages.ts';
import { read } from '../../platform/read.ts';

/** Every webhook, newest first. */
export const webhookList = read(webhooksContract.list, { isFreshOnVisit: true });

/** Partners, one of which a webhook may belong to. */
export const partnerList = read(partnersContract.network, { isFreshOnVisit: true });

/** What was sent to a webhook, newest first. */
export const messagePages = pages(webhooksContract.messages, {
  itemsOf: (messages) => messages,
  idOf: ({ id }) => id,
});

export interface WebhookInput {
  name: string;
  url: string;
  events: ChosenEvent[];
}

/** Adds a webhook; gives its secret, which no other answer has. */
export async function addWebhook(body: WebhookInput & { partnerId: string | null }): Promise<string> {
  const { secret } = await api(webhooksContract.add, { body });
  // Not waited for: without network it would keep back what is shown only once.
  void webhookList.refresh();
  return secret;
}

/** Changes a webhook's name, address and events. */
export async function changeWebhook(id: string, body: WebhookInput): Promise<void> {
  await api(webhooksContract.change, { params: { id }, body });
  await webhookList.refresh();
}

/** Gives a webhook a new secret; the old one signs nothing more. */
export async function renewSecret(id: string): Promise<string> {
  return (await api(webhooksContract.renewSecret, { params: { id } })).secret;
}

/** Switches a webhook on again. */
export async function switchOn(id: string): Promise<void> {
  await api(webhooksContract.switchOn, { params: { id } });
  await webhookList.refresh();
}

/** Removes a webhook. */
export async function removeWebhook(id: string): Promise<void> {
  const webhooks: Webhook[] = await api(webhooksContract.remove, { params: { id } });
  webhookList.patch(() => webhooks);
}

/** Sends a test message. */
export const sendTest = (id: string): Promise<WebhookMessage> =>
  api(webhooksContract.test, { params: { id } });

/** Sends a message again, with the same id. */
export const sendAgain = (id: string): Promise<WebhookMessage> =>
  api(webhooksContract.sendAgain, { params: { id } });
