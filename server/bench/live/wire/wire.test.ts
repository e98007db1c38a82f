import { describe, expect, test } from 'vitest';
import * as Y from 'yjs';
import { PROTOCOLS } from './protocols.ts';
import { MARKER_BYTES, MarkerScanner, timeMarker } from './time-marker.ts';
import { UpdateWriter } from './update-writer.ts';
import { clientFrame, frameBytes, headerBytes } from './websocket-frame.ts';
import { AWARENESS, STEP_TWO, SYNC, UPDATE, yMessage, yText } from './y-messages.ts';

function markersIn(bytes: Uint8Array, scanner = collecting()): [number, number][] {
  scanner.found.length = 0;
  scanner.scan(bytes, 0, bytes.length);
  return [...scanner.found];
}

function collecting(): MarkerScanner & { found: [number, number][] } {
  const found: [number, number][] = [];
  const scanner = new MarkerScanner('U', (sender, us) => found.push([sender, us]));
  return Object.assign(scanner, { found });
}

test.for(['y-websocket', 'hocuspocus'] as const)('a document is taken out of the answers of %s', (name) => {
  const { updateIn } = PROTOCOLS[name];
  const peer = {
    room: 'a room',
    stateVector: Uint8Array.of(0),
    ownState: Uint8Array.of(0, 0),
    send: () => {},
  };
  const update = new UpdateWriter(5, 3).next(11);
  const prefix = name === 'hocuspocus' ? yText(peer.room) : undefined;
  // Hocuspocus answers a sync request with a message type of its own.
  const types =
    name === 'hocuspocus'
      ? [
          [SYNC, STEP_TWO],
          [4, STEP_TWO],
          [SYNC, UPDATE],
        ]
      : [
          [SYNC, STEP_TWO],
          [SYNC, UPDATE],
        ];
  for (const type of types) expect(updateIn?.(peer, yMessage(type, update, prefix))).toEqual(update);
  expect(updateIn?.(peer, yMessage([AWARENESS], update, prefix))).toBeNull();
});

describe('markers', () => {
  test('of a kind are found at any position', () => {
    const text = `ab${timeMarker('U', 7, 123)}<U>${timeMarker('A', 8, 9)}${timeMarker('U', 99_999, 5)}`;
    expect(timeMarker('U', 7, 123)).toHaveLength(MARKER_BYTES);
    expect(markersIn(Buffer.from(text))).toEqual([
      [7, 123],
      [99_999, 5],
    ]);
  });

  test('are found at their new position in a frame as long as the last one', () => {
    const scanner = collecting();
    expect(markersIn(Buffer.from(`${timeMarker('U', 1, 1)}....`), scanner)).toEqual([[1, 1]]);
    expect(markersIn(Buffer.from(`${timeMarker('U', 2, 2)}....`), scanner)).toEqual([[2, 2]]);
    expect(markersIn(Buffer.from(`....${timeMarker('U', 3, 3)}`), scanner)).toEqual([[3, 3]]);
  });

  test('survive when a server merges their updates', () => {
    const writer = new UpdateWriter(5, 3);
    const merged = Y.mergeUpdates([writer.next(11), writer.next(12), writer.next(13)]);
    expect(markersIn(merged).toSorted((a, b) => a[1] - b[1])).toEqual([
      [3, 11],
      [3, 12],
      [3, 13],
    ]);
  });
});

test('the bytes of an author equal those that Yjs would write', () => {
  const doc = new Y.Doc();
  const [ann, bob] = [new UpdateWriter(10, 1), new UpdateWriter(20, 2, { onlyText: true })];
  for (let us = 1; us <= 6; us++) {
    Y.applyUpdate(doc, ann.next(us));
    Y.applyUpdate(doc, bob.next(us));
  }
  expect(doc.store.pendingStructs).toBeNull();
  const text = doc.getXmlFragment('notes').toString();
  for (const us of [1, 3, 5]) expect(text).toContain(timeMarker('U', 1, us));
  for (const us of [1, 2, 3, 4, 5, 6]) expect(text).toContain(timeMarker('U', 2, us));
  expect(doc.getMap('pieces').toJSON()).toMatchObject({ 'author-10': { label: timeMarker('U', 1, 6) } });
});

test.for([0, 125, 126, 65_535, 65_536])('a frame of %d bytes says how long it is', (size) => {
  const frame = clientFrame(Buffer.alloc(size, 1), 2);
  // A server's frame has no masking key of four bytes.
  expect(frameBytes(frame, 0, frame.length) + 4).toBe(frame.length);
  expect(frame.subarray(headerBytes(frame, 0) + 4)).toEqual(Buffer.alloc(size, 1));
  expect(frameBytes(frame, 0, 1)).toBe(0);
});
