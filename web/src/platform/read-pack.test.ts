import { createDecoder } from 'lib0/decoding';
import { expect, test } from 'vitest';
import { messagesOf } from './read-pack.ts';

/** A frame as a server sends it, with the shortest length that fits. */
function frameOf(message: Uint8Array): number[] {
  const { length } = message;
  const size =
    length < 126
      ? [length]
      : length < 65_536
        ? [126, length >> 8, length & 0xff]
        : [127, 0, 0, 0, 0, 0, (length >> 16) & 0xff, (length >> 8) & 0xff, length & 0xff];
  return [0x82, ...size, ...message];
}

test('messages of every length come out as they went in, also where the pack is a part of a larger buffer', () => {
  const messages = [0, 1, 125, 126, 65_535, 65_536, 70_000].map((length) =>
    new Uint8Array(length).fill(length),
  );
  const whole = Uint8Array.from([9, 9, 65, ...messages.flatMap(frameOf)]);
  const decoder = createDecoder(whole.subarray(2));
  decoder.pos = 1;
  expect([...messagesOf(decoder)]).toEqual(messages);
});

test('a pack of nothing has no messages', () => {
  const decoder = createDecoder(Uint8Array.of(65));
  decoder.pos = 1;
  expect([...messagesOf(decoder)]).toEqual([]);
});
