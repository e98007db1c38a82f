import type { HashMessage } from './hash-file.ts';
import { sha256OfStream } from './sha256-stream.ts';

/** Told at most this often, in bytes: every piece would be hundreds of messages. */
const TELL_EVERY_BYTES = 1024 * 1024;

const tell = (message: HashMessage) => self.postMessage(message);

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  let told = 0;
  try {
    const sha256 = await sha256OfStream(file.stream(), (bytes) => {
      if (bytes - told < TELL_EVERY_BYTES) return;
      told = bytes;
      tell({ kind: 'progress', ratio: bytes / file.size });
    });
    tell({ kind: 'done', sha256 });
  } catch (error) {
    tell({ kind: 'failed', reason: error instanceof Error ? error.message : 'The file could not be read' });
  }
};
