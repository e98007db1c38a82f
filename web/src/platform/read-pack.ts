import type { Decoder } from 'lib0/decoding';

const [SHORT, LONG] = [126, 127];

/** The messages of a pack, as views: it holds complete WebSocket frames as a server sends them, from the decoder's position on. */
export function* messagesOf({ arr, pos }: Decoder): Generator<Uint8Array> {
  const view = new DataView(arr.buffer, arr.byteOffset, arr.length);
  let position = pos;
  while (position < arr.length) {
    let length = view.getUint8(position + 1);
    let begin = position + 2;
    if (length === SHORT) {
      length = view.getUint16(begin);
      begin += 2;
    } else if (length === LONG) {
      length = Number(view.getBigUint64(begin));
      begin += 8;
    }
    position = begin + length;
    yield arr.subarray(begin, position);
  }
}
