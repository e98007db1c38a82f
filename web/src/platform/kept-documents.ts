import { parseKept, readKept, writeKept } from './kept-text.ts';
import { deviceNowMs } from './server-clock.ts';

/** A shared document of which this browser keeps a copy. */
interface KeptDocument {
  accountId: string;
  openedAtMs: number;
  /** It holds changes that the server does not have. */
  isUnsent: boolean;
}

const LIST_KEY = 'fap:documents';
const PREFIX = 'fap:doc:';
/** Copies of one person that are kept at most; the others come from the server when they are opened. */
const MAX_KEPT = 20;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
/** Unsent changes of somebody else wait this long for that person to come back to this computer. */
const OTHERS_UNSENT_DAYS = 7;

/** The copy's database: one per account, so that nobody opens another person's. */
export const databaseName = (accountId: string, room: string): string => `${PREFIX}${accountId}:${room}`;

/** Notes that a copy is used, before it is opened. */
export function noteOpened(name: string, accountId: string): void {
  const known = readList()[name];
  changeEntry(name, { accountId, openedAtMs: deviceNowMs(), isUnsent: known?.isUnsent ?? false });
}

/** Notes whether a copy holds changes that the server does not have. */
export function noteUnsent(name: string, isUnsent: boolean): void {
  const known = readList()[name];
  if (known && known.isUnsent !== isUnsent) changeEntry(name, { ...known, isUnsent });
}

/** Whether a copy holds changes that the server does not have. */
export function isUnsent(name: string): boolean {
  return readList()[name]?.isUnsent === true;
}

/** How many of a person's documents hold changes that the server does not have. */
export function countUnsent(accountId: string): number {
  return Object.values(readList()).filter((kept) => kept.accountId === accountId && kept.isUnsent).length;
}

/** Removes every copy of a person from this browser. */
export async function forgetDocuments(accountId: string): Promise<void> {
  const names = await listNames();
  await forget([...names].filter((name) => name.startsWith(databaseName(accountId, ''))));
}

/**
 * Removes what nobody needs any more: copies of other people who used this browser (unsent changes wait some days for
 * them), old ones, more than a person works on, and databases that no list knows.
 */
export async function forgetStaleDocuments(accountId: string): Promise<void> {
  const now = deviceNowMs();
  const list = readList();
  const own = Object.entries(list)
    .filter(([, kept]) => kept.accountId === accountId)
    .sort(([, a], [, b]) => b.openedAtMs - a.openedAtMs);
  const needed = new Set<string>();
  for (const [index, [name, kept]] of own.entries()) {
    const isRecent = index < MAX_KEPT && now - kept.openedAtMs < KEPT_DAYS * DAY_MS;
    if (isRecent || kept.isUnsent) needed.add(name);
  }
  for (const [name, kept] of Object.entries(list)) {
    const isWaiting = kept.isUnsent && now - kept.openedAtMs < OTHERS_UNSENT_DAYS * DAY_MS;
    if (kept.accountId !== accountId && isWaiting) needed.add(name);
  }
  await forget([...(await listNames())].filter((name) => !needed.has(name)));
}

async function forget(names: readonly string[]): Promise<void> {
  for (const name of names) {
    await deleteDatabase(name);
    changeEntry(name, null);
  }
}

/** Waits for tabs that have it open; they close it as soon as they hear of the sign-out. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error ?? new Error(`${name} was not deleted`));
  });
}

/** Names from the list and, where the browser tells them, from its databases. */
async function listNames(): Promise<ReadonlySet<string>> {
  const names = new Set(Object.keys(readList()));
  // Not every browser lists its databases; the list of our own is then all there is.
  if (typeof indexedDB === 'undefined' || !indexedDB.databases) return names;
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(PREFIX)) names.add(name);
  return names;
}

function changeEntry(name: string, entry: KeptDocument | null): void {
  const { [name]: _, ...others } = readList();
  writeKept(LIST_KEY, JSON.stringify(entry ? { ...others, [name]: entry } : others));
}

function readList(): Record<string, KeptDocument> {
  const list = parseKept(readKept(LIST_KEY));
  return typeof list === 'object' && list !== null ? (list as Record<string, KeptDocument>) : {};
}
