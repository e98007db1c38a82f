import { t } from '@lingui/core/macro';
import type { HashMessage } from './hash-file.ts';
import { sha256OfStream } from './sha256-stream.ts';

/** Throttle of progress messages, in bytes. */
const PROGRESS_EVERY_BYTES = 1024 * 1024;

const post = (message: HashMessage) => self.postMessage(message);

self.onmessage = async ({ data: file }: MessageEvent<File>) => {
  let reported = 0;
  try {
    const sha256 = await sha256OfStream(file.stream(), (bytes) => {
      if (bytes - reported < PROGRESS_EVERY_BYTES) return;
      reported = bytes;
      post({ kind: 'progress', ratio: bytes / file.size });
    });
    post({ kind: 'done', sha256 });
  } catch (error) {
    post({ kind: 'failed', reason: error instanceof Error ? error.message : t`The file could not be read` });
  }
};
