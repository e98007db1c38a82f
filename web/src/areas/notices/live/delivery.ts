import { type NoticePreferences, noticesContract } from '@fap/shared/notices/contract.ts';
import { api } from '../../../platform/api-client.ts';
import { read } from '../../../platform/read.ts';

/** One's devices that show notices while the app is closed. */
export const pushState = read(noticesContract.push, { isFreshOnVisit: true });

/** Where each kind of notice goes. */
export const noticePreferences = read(noticesContract.preferences, { isFreshOnVisit: true });

/** Saves where each kind of notice goes. */
export async function savePreferences(body: NoticePreferences): Promise<void> {
  const saved = await api(noticesContract.setPreferences, { body });
  noticePreferences.patch(() => saved);
}
