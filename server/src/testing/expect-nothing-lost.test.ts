import { expect, test } from 'vitest';
import * as Y from 'yjs';
import { expectNothingLost } from './expect-nothing-lost.ts';
import type { LiveMember } from './live-member.ts';
import type { TestDatabase } from './test-database.ts';

/** A client that typed “lost and found” word by word and took back the first word, with the log it would leave. */
function typeWords() {
  const doc = new Y.Doc();
  const ownUpdates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => ownUpdates.push(update));
  const text = doc.getText('notes');
  for (const word of ['lost ', 'and ', 'found']) text.insert(text.length, word);
  text.delete(0, 5);
  const client = { room: 'room', doc, ownUpdates, contentOf: (of: Y.Doc) => of.getText('notes').toString() };
  return { client: client as unknown as LiveMember, log: [...ownUpdates] };
}

const withLog = (log: readonly Uint8Array[]) =>
  ({ sql: async () => log.map((bytes) => ({ bytes, origin: 'a' })) }) as unknown as TestDatabase;

test('a whole log has everything that was typed', async () => {
  const { client, log } = typeWords();
  expect(await expectNothingLost(withLog(log), [client])).toEqual({ typed: 14, shown: 9 });
});

test('a row that is missing, or a deletion by nobody, is found', async () => {
  const { client, log } = typeWords();
  await expect(expectNothingLost(withLog(log.filter((_, row) => row !== 2)), [client])).rejects.toThrow(
    'characters that nobody deleted',
  );
  const doc = new Y.Doc();
  for (const update of log) Y.applyUpdate(doc, update);
  doc.getText('notes').delete(0, 1);
  await expect(expectNothingLost(withLog([Y.encodeStateAsUpdate(doc)]), [client])).rejects.toThrow(
    'characters that nobody deleted',
  );
});
