import type { EvidenceStore } from '../../../platform/evidence-store/evidence-store.ts';
import { UPLOAD_WAIT_MS } from './content/reading-limits.ts';
import { FileReader } from './file-reader.ts';
import { PicturePreviews } from './picture-previews.ts';
import { WordViews } from './word-views.ts';

/** What reading evidence items needs besides the database. */
export interface ReadingPorts {
  store: EvidenceStore;
  reader: FileReader;
  views: WordViews;
  pictures: PicturePreviews;
  /** Readings that run in this process, by evidence item: a second request waits for the first. */
  underWay: Map<string, Promise<void>>;
  /** How long the answer to an upload waits for its reading. */
  uploadWaitMs: number;
  /** Aborts running readings; a job retries them. */
  close(): Promise<void>;
}

/** The ports of one process; the store must be prepared. */
export function createReadingPorts(store: EvidenceStore, uploadWaitMs = UPLOAD_WAIT_MS): ReadingPorts {
  const reader = new FileReader(store.localFolder);
  const views = new WordViews();
  const underWay = new Map<string, Promise<void>>();
  return {
    store,
    reader,
    views,
    pictures: new PicturePreviews(store, reader),
    underWay,
    uploadWaitMs,
    async close() {
      reader.close();
      views.close();
      await Promise.allSettled(underWay.values());
    },
  };
}
