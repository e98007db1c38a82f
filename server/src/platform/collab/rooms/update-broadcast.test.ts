import { expect, test } from 'vitest';
import type { Connection } from '../connections/connection.ts';
import { buildDocumentSnapshot } from '../document/document-snapshot.ts';
import { StoredDocument } from '../document/stored-document.ts';
import type { SharedFrames } from '../encoding/frames.ts';
import { fuzzSeed, SeededRandom } from '../testing/seeded-random.ts';
import { broadcastUpdates } from './update-broadcast.ts';

const empty = { snapshot: null, snapshotUpdateId: 0, isCollected: false, tail: [], generation: 0 };
const document = new StoredDocument(buildDocumentSnapshot([], 1_000), empty, 1_000);

/** The part of a connection that a broadcast uses. */
function recordingInto(written: Buffer[]): Connection {
  return { writeUpdates: ({ joined }: SharedFrames) => void written.push(joined) } as unknown as Connection;
}

test('everybody gets all frames but their own, in order and with one write', () => {
  const random = new SeededRandom(fuzzSeed('broadcast'));
  for (let round = 0; round < 300; round++) {
    const written = new Map<Connection, Buffer[]>();
    const connections = Array.from({ length: 1 + random.below(6) }, () => {
      const frames: Buffer[] = [];
      const connection = recordingInto(frames);
      written.set(connection, frames);
      return connection;
    });
    const entries = Array.from({ length: 1 + random.below(8) }, (_, i) => {
      const frame = Buffer.alloc(1 + random.below(5), i);
      // Some were written by the server itself or at another process.
      const source = random.next() < 0.2 ? null : random.pick(connections);
      return { source, accountId: 'ann', framed: { frame, update: frame, ranges: [], deletes: [] } };
    });
    broadcastUpdates(new Set(connections), entries, document);
    for (const connection of connections) {
      const expected = Buffer.concat(
        entries.filter(({ source }) => source !== connection).map(({ framed }) => framed.frame),
      );
      expect(written.get(connection)).toEqual(expected.length === 0 ? [] : [expected]);
    }
  }
});
