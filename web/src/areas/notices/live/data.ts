import { type Notice, type NoticePreferences, noticesContract } from '@fap/shared/notices/contract.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';

/** Notices in the bell's list. */
const NEWEST = { query: { limit: '6' } };

/** The newest notices, and how many are unread. */
export const newest = { read: read(noticesContract.list), request: NEWEST };

/** The inbox, newest first. */
export const noticePages = pages(noticesContract.list, {
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
  await api(noticesContract.read, { body: { ids } });
  await refreshNotices();
}

/** Marks all notices up to the newest of these as read. */
export async function markAllRead([first]: readonly Notice[]): Promise<void> {
  if (!first) return;
  await api(noticesContract.read, { body: { upTo: first.at } });
  await refreshNotices();
}

/** One's devices that show notices while the app is closed. */
export const pushState = read(noticesContract.push, { isFreshOnVisit: true });

/** Where each kind of notice goes. */
export const noticePreferences = read(noticesContract.preferences, { isFreshOnVisit: true });

/** Saves where each kind of notice goes. */
export async function savePreferences(body: NoticePreferences): Promise<void> {
  const saved = await api(noticesContract.setPreferences, { body });
  noticePreferences.patch(() => saved);
}
