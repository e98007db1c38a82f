import type { SourceFormat } from '@fap/shared/harvest/sources.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { TaskThread, ThreadUnavailableError } from '../../../platform/threads/task-thread.ts';
import type { DescribedEntry } from './describe-entry.ts';
import { MalformedDocument } from './published-entry.ts';

export interface DocumentTask {
  format: SourceFormat;
  body: string;
  base: string;
}

export type ParseEntries = { entries: DescribedEntry[] } | { malformed: string };

const TIMEOUT_MS = 30_000;
const IDLE_MS = 30_000;
const HEAP_MB = 512;

/** One for the process; it lives only while sources are read. */
const thread = new TaskThread<DocumentTask, ParseEntries>(new URL('./document-worker.ts', import.meta.url), {
  name: 'reading a source',
  timeoutMs: TIMEOUT_MS,
  idleMs: IDLE_MS,
  heapMb: HEAP_MB,
});

/** Parses the entries of a source's document in a worker thread; throws MalformedDocument, also after a timeout. */
export async function parseEntries(task: DocumentTask): Promise<DescribedEntry[]> {
  try {
    const read = await thread.run(task);
    if ('malformed' in read) throw new MalformedDocument(read.malformed);
    return read.entries;
  } catch (error) {
    if (error instanceof ThreadUnavailableError) throw new MalformedDocument(t`It takes too long to read`);
    throw error;
  }
}
