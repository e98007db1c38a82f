import { getKept, parseKept, setKept } from './kept-text.ts';
import { deviceNowMs } from './server-clock.ts';

/** The record of a shared document that this browser keeps a copy of. */
interface KeptDocument {
  accountId: string;
  openedAtMs: number;
  /** The copy has changes that the server does not have. */
  isUnsent: boolean;
}

const LIST_KEY = 'fap:documents';
const GENERATIONS_KEY = 'fap:generations';
const PREFIX = 'fap:doc:';
/** Most copies kept per account; others are loaded from the server when they are opened. */
const MAX_KEPT = 20;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 30;
/** Another account's unsent changes are kept this long, in case that person returns to this computer. */
const OTHERS_UNSENT_DAYS = 7;

/**
 * The name of a copy's database: one per account, so that nobody opens another person's, and one per generation, so that a
 * tab that still shows the old document does not write into the new copy.
 */
export const databaseName = (accountId: string, room: string, generation = 0): string =>
  `${PREFIX}${accountId}:${room}${generation === 0 ? '' : `@${generation}`}`;

/** How often a document was redacted as far as this browser knows: copies are of this generation. */
export function knownGeneration(room: string): number {
  const known = loadGenerations()[room];
  return typeof known === 'number' ? known : 0;
}

/** Records a document's generation, as the server told it. */
export function recordGeneration(room: string, generation: number): void {
  setKept(GENERATIONS_KEY, JSON.stringify({ ...loadGenerations(), [room]: generation }));
}

function loadGenerations(): Record<string, unknown> {
  const kept = parseKept(getKept(GENERATIONS_KEY));
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
}

/** Records that a copy is about to be opened. */
export function recordOpened(name: string, accountId: string): void {
  const known = loadList()[name];
  changeEntry(name, { accountId, openedAtMs: deviceNowMs(), isUnsent: known?.isUnsent ?? false });
}

/** Records whether a copy has changes that the server does not have. */
export function setUnsent(name: string, isUnsent: boolean): void {
  const known = loadList()[name];
  if (known && known.isUnsent !== isUnsent) changeEntry(name, { ...known, isUnsent });
}

/** Whether a copy has changes that the server does not have. */
export function isUnsent(name: string): boolean {
  return loadList()[name]?.isUnsent === true;
}

/** Counts an account's copies with changes that the server does not have. */
export function countUnsent(accountId: string): number {
  return Object.values(loadList()).filter((kept) => kept.accountId === accountId && kept.isUnsent).length;
}

/** Deletes all copies of an account from this browser. */
export async function forgetDocuments(accountId: string): Promise<void> {
  const names = await listNames();
  await forget([...names].filter((name) => name.startsWith(databaseName(accountId, ''))));
}

/**
 * Deletes stale copies: those of other accounts (unsent changes are kept for some days), old ones, more than the maximum
 * per account, and databases without a record.
 */
export async function forgetStaleDocuments(accountId: string): Promise<void> {
  const now = deviceNowMs();
  const list = loadList();
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

/** Deletes a database; waits for tabs that have it open, which close it on sign-out. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error ?? new Error(`${name} was not deleted`));
  });
}

/** Names of all copies: recorded ones and, where the browser can list them, its databases. */
async function listNames(): Promise<ReadonlySet<string>> {
  const names = new Set(Object.keys(loadList()));
  // Some browsers cannot list databases; then only recorded ones are found.
  if (typeof indexedDB === 'undefined' || !indexedDB.databases) return names;
  for (const { name } of await indexedDB.databases()) if (name?.startsWith(PREFIX)) names.add(name);
  return names;
}

function changeEntry(name: string, entry: KeptDocument | null): void {
  const { [name]: _, ...others } = loadList();
  setKept(LIST_KEY, JSON.stringify(entry ? { ...others, [name]: entry } : others));
}

function loadList(): Record<string, KeptDocument> {
  const list = parseKept(getKept(LIST_KEY));
  return typeof list === 'object' && list !== null ? (list as Record<string, KeptDocument>) : {};
}
