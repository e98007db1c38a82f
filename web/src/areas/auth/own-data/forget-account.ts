import { delMany, keys } from 'idb-keyval';
import { forgetDocuments } from '../../../platform/kept-documents.ts';
import { queueKey } from '../../../platform/waiting-queues.ts';

/** How long the browser's databases are waited for, in milliseconds. */
const TIMEOUT_MS = 3_000;

/**
 * Removes what this browser keeps of an account: drafts, waiting requests, picked files, searches and copies of boards and notes. Whatever
 * belongs to an account has its id in its key, or in each item of a list; what only its owner's next visit reads begins with `fap:own:`.
 */
export async function forgetAccount(accountId: string): Promise<void> {
  for (const key of Object.keys(localStorage)) {
    if (key.includes(accountId) || key.startsWith('fap:own:')) localStorage.removeItem(key);
    else if (key.startsWith(queueKey(''))) forgetItems(key, accountId);
  }
  await Promise.race([
    Promise.allSettled([forgetFiles(accountId), forgetDocuments(accountId)]),
    // Another tab may keep a database open.
    new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS)),
  ]);
}

function forgetItems(key: string, accountId: string): void {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
  if (!Array.isArray(kept)) return;
  const others = kept.filter((item: { accountId?: unknown }) => item.accountId !== accountId);
  localStorage.setItem(key, JSON.stringify(others));
}

async function forgetFiles(accountId: string): Promise<void> {
  const all = await keys<string>();
  await delMany(all.filter((key) => key.includes(accountId)));
}
