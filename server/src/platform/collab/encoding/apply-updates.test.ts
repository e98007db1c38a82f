import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { applyUpdates } from './apply-updates.ts';

/** What one person writes on a document that holds the given updates, as one update each. */
function written(known: readonly Uint8Array[], write: (text: Y.Text) => void): Uint8Array[] {
  const doc = new Y.Doc();
  applyUpdates(doc, known);
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  write(doc.getText('words'));
  return updates;
}

/** What is deleted after each update, as each was given alone. */
function deletions(
  updates: readonly Uint8Array[],
  apply: (doc: Y.Doc, update: Uint8Array) => void,
): number[] {
  const doc = new Y.Doc({ gc: false });
  doc.getText('words');
  return updates.map((update) => {
    apply(doc, update);
    return [...Y.snapshot(doc).ds.clients.values()].flat().reduce((sum, { len }) => sum + len, 0);
  });
}

test('only what updates delete is deleted, and not the marks around letters that are gone', () => {
  const words = written([], (text) => text.insert(0, 'words'));
  // One person deletes two letters while another makes them bold.
  const deleted = written(words, (text) => text.delete(0, 2));
  const bold = written(words, (text) => text.format(0, 2, { bold: {} }));
  const log = [...words, ...bold, ...deleted];

  expect(deletions(log, (doc, update) => applyUpdates(doc, [update]))).toEqual([0, 0, 2]);
  expect(deletions(log, Y.applyUpdate), 'Yjs itself tidies up').toEqual([0, 0, 3]);
});
