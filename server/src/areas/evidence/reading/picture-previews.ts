import { AppError } from '@fap/shared/kernel/app-error.ts';
import { LRUCache } from 'lru-cache';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import { ProcessUnavailableError } from '../../../platform/processes/task-process.ts';
import { PREVIEW_CACHE_BYTES } from './content/reading-limits.ts';
import type { FileReader } from './file-reader.ts';

/** Previews of pictures, drawn from the originals in a child process and cached in memory by the original's SHA-256. */
export class PicturePreviews {
  private readonly drawn: LRUCache<string, Buffer>;

  constructor(store: EvidenceStore, reader: FileReader) {
    this.drawn = new LRUCache({
      maxSize: PREVIEW_CACHE_BYTES,
      sizeCalculation: (picture) => picture.byteLength,
      // Concurrent requests for one picture share the drawing.
      fetchMethod: (sha256) => draw(store, reader, sha256),
    });
  }

  /** The preview of an original; throws NOT_FOUND when it cannot be decoded, UNAVAILABLE when it was not tried. */
  of(sha256: string): Promise<Buffer> {
    return this.drawn.forceFetch(sha256);
  }
}

async function draw(store: EvidenceStore, reader: FileReader, sha256: string): Promise<Buffer> {
  const file = await store.openLocal(sha256);
  try {
    return await reader.drawPicture(file.path);
  } catch (error) {
    if (error instanceof ProcessUnavailableError)
      throw new AppError('UNAVAILABLE', {
        message: 'We can’t show pictures just now. Please try again.',
        cause: error,
      });
    throw new AppError('NOT_FOUND', {
      message: 'This picture is damaged, so we can’t show it',
      cause: error,
    });
  } finally {
    await file.release();
  }
}
