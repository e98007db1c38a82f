import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

/** The SHA-256 of a stream as lower-case hex; holds one chunk in memory at a time. */
export async function sha256OfStream(
  stream: ReadableStream<Uint8Array>,
  onBytes: (bytesSoFar: number) => void,
): Promise<string> {
  const hash = sha256.create();
  const reader = stream.getReader();
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytesToHex(hash.digest());
    hash.update(value);
    bytes += value.byteLength;
    onBytes(bytes);
  }
}
