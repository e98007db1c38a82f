import { PROGRAM_FOLDERS } from './program-folders.ts';
import type { TaskProcessOptions } from './task-process.ts';

/** What a process may use that reads or judges words: memory for heap, model and libraries, and no files but the program's. */
export const WORDS_PROCESS = {
  idleMs: 60_000,
  rssMb: 1_024,
  heapMb: 512,
  readableFolders: PROGRAM_FOLDERS,
} satisfies Partial<TaskProcessOptions>;
