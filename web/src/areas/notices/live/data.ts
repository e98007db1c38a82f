import { inboxContract, type Notice } from '@fap/shared/notices/inbox-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';

/** Notices in the bell's list. */
const NEWEST = { query: { limit: '6' } };

/** The newest notices, and how many are unread. */
export const newest = { read: read(inboxContract.list), request: NEWEST };

/** The inbox, newest first. */
export const noticePages = pages(inboxContract.list, {
  itemsOf: ({ notices }) => notices,
  idOf: ({ id }) => id,
});

/** Which notices the inbox shows. */
export const SHOWN = ['all', 'unread'] as const;
export type Shown = (typeof SHOWN)[number];

/** Refetches all notices that are shown. */
export async function refreshNotices(): Promise<void> {
  await Promise.all([
    newest.read.refresh(NEWEST),
    ...SHOWN.map((show) => noticePages.refresh({ query: { show } })),
  ]);
}

/** Marks these notices as read, on every device. */
export async function markRead(notices: readonly Notice[]): Promise<void> {
  const ids = notices.filter(({ readAt }) => readAt === null).map(({ id }) => id);
  if (ids.length === 0) return;
  await api(inboxContract.read, { body: { ids } });
  await refreshNotices();
}

/** Marks all notices up to the newest of these as read. */
export async function markAllRead([first]: readonly Notice[]): Promise<void> {
  if (!first) return;
  await api(inboxContract.read, { body: { upTo: first.at } });
  await refreshNotices();
}
