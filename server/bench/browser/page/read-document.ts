import { boardLinks, boardNotes, boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import type { Page } from '@playwright/test';
import { applyUpdate, Doc } from 'yjs';

/** Runs in the page, as text: all rows of the copy that the page keeps of its only document, in Base64. */
const READ_COPY = `(async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name).filter((name) => name.startsWith('fap:doc:'));
  if (names.length !== 1) throw new Error('the page keeps ' + names.length + ' documents');
  const wait = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const database = await wait(indexedDB.open(names[0]));
  const rows = await wait(database.transaction('updates').objectStore('updates').getAll());
  database.close();
  const text = (bytes) => {
    let binary = '';
    for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
    return btoa(binary);
  };
  return rows.map(text);
})()`;

/** The page's document as the page keeps it in the browser: it stores what it has applied, about once a second. */
export async function readPageDocument(page: Page): Promise<Doc> {
  const rows = await page.evaluate<string[]>(READ_COPY);
  return documentOf(rows.map((row) => Buffer.from(row, 'base64')));
}

/** A document out of its updates. */
export function documentOf(updates: readonly Uint8Array[]): Doc {
  const doc = new Doc();
  doc.transact(() => {
    for (const update of updates) applyUpdate(doc, update);
  });
  return doc;
}

/** What a document of a board says, as text. */
export const contentOf = (doc: Doc): string =>
  JSON.stringify([sorted(boardPieces(doc)), sorted(boardLinks(doc)), boardNotes(doc).toString()]);

const sorted = (map: Iterable<[string, unknown]>) =>
  [...map].sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, value]) => [key, sortedKeys(value)]);

const sortedKeys = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
    : value;

/** The share of what `whole` holds that `part` holds too, by the clocks of all writers. */
export function shareOf(part: Doc, whole: Doc): number {
  let [held, all] = [0, 0];
  for (const [client, structs] of whole.store.clients) {
    const clock = clockOf(structs);
    all += clock;
    held += Math.min(clock, clockOf(part.store.clients.get(client) ?? []));
  }
  return all === 0 ? 1 : held / all;
}

const clockOf = (structs: readonly { id: { clock: number }; length: number }[]): number => {
  const last = structs.at(-1);
  return last ? last.id.clock + last.length : 0;
};
