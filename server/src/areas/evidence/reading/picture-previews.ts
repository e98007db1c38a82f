import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { LRUCache } from 'lru-cache';
import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import { ProcessUnavailableError } from '../../../platform/processes/task-process.ts';
import { PREVIEW_CACHE_BYTES, PREVIEW_SIDE, THUMBNAIL_SIDE } from './content/reading-limits.ts';
import type { FileReader } from './file-reader.ts';

/** Previews of pictures, drawn from the originals in a child process and cached in memory by size and the original's SHA-256. */
export class PicturePreviews {
  private readonly drawn: LRUCache<string, Buffer>;

  constructor(store: EvidenceStore, reader: FileReader) {
    this.drawn = new LRUCache({
      maxSize: PREVIEW_CACHE_BYTES,
      sizeCalculation: (picture) => picture.byteLength,
      // Concurrent requests for one picture share the drawing.
      fetchMethod: (key) => {
        const [sha256 = '', side] = key.split(' ');
        return draw(store, reader, sha256, Number(side));
      },
    });
  }

  /** The preview of an original; throws NOT_FOUND when it cannot be decoded, UNAVAILABLE when it was not tried. */
  of(sha256: string): Promise<Buffer> {
    return this.drawn.forceFetch(`${sha256} ${PREVIEW_SIDE}`);
  }

  /** The same picture for a list; throws as `of` does. */
  smallOf(sha256: string): Promise<Buffer> {
    return this.drawn.forceFetch(`${sha256} ${THUMBNAIL_SIDE}`);
  }
}

async function draw(store: EvidenceStore, reader: FileReader, sha256: string, side: number): Promise<Buffer> {
  const file = await store.openLocal(sha256);
  try {
    return await reader.drawPicture(file.path, side);
  } catch (error) {
    if (error instanceof ProcessUnavailableError)
      throw new AppError('UNAVAILABLE', {
        message: t`We can’t show pictures just now. Please try again.`,
        cause: error,
      });
    throw new AppError('NOT_FOUND', {
      message: t`This picture is damaged, so we can’t show it`,
      cause: error,
    });
  } finally {
    await file.release();
  }
}
