import { mailContract } from '@fap/shared/mail/contract.ts';
import { api } from '../../platform/api-client.ts';
import { pages } from '../../platform/pages.ts';

/** Mail that could not be sent, newest first. */
export const unsentMail = pages(mailContract.unsent, {
  itemsOf: (messages) => messages,
  idOf: ({ id }) => id,
});

/** The demo's outbox, newest first. */
export const demoOutbox = pages(mailContract.outbox, {
  itemsOf: (messages) => messages,
  idOf: ({ to, at, subject }) => `${at} ${to} ${subject}`,
});

/** Queues a message again. */
export async function retryMail(id: string): Promise<void> {
  await api(mailContract.retry, { params: { id } });
}
