import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  ProcessUnavailableError,
  TaskLostError,
  TaskProcess,
} from '../../../platform/processes/task-process.ts';
import type { ExtractedWords, FileReading, ReadingOutcome, ReadingTask } from './content/file-reading.ts';
import {
  OCR_MS,
  OCR_SHARED_MS,
  PREVIEW_MS,
  READING_HEAP_MB,
  READING_MS,
  READING_RSS_MB,
} from './content/reading-limits.ts';

/** Folders the sandbox may read: sources and libraries, not the whole installation, which may contain the database. */
const PROGRAM = ['node_modules', 'server', 'shared'].map((folder) =>
  fileURLToPath(new URL(`../../../../../${folder}/`, import.meta.url)),
);
const IDLE_MS = 60_000;
/** Queue limit; further files are read by a job. */
const MAX_WAITING = 64;

const LOST: Readonly<Record<TaskLostError['cause'], string>> = {
  time: `Reading this file took longer than ${READING_MS / 1_000} seconds.`,
  memory: 'Reading this file needed more memory than any honest file does.',
  crash: 'Reading this file made its reader fail.',
};

/**
 * Reads files in three child processes, one file each at a time: one parses, one runs OCR, one draws pictures anew. A hostile file
 * fails alone, with a reason.
 */
export class FileReader {
  private readonly reading: TaskProcess<ReadingTask, ReadingOutcome>;
  private readonly recognition: TaskProcess<ReadingTask, ExtractedWords | null>;
  private readonly previews: TaskProcess<{ path: string; side: number }, string>;

  /** `folder` contains the files to be read. */
  constructor(folder: string) {
    const shared = {
      idleMs: IDLE_MS,
      maxWaiting: MAX_WAITING,
      rssMb: READING_RSS_MB,
      heapMb: READING_HEAP_MB,
      readableFolders: [...PROGRAM, realpathSync(folder)],
    };
    this.reading = new TaskProcess(new URL('./reading-process.ts', import.meta.url), {
      ...shared,
      name: 'the file reader',
      timeoutMs: READING_MS,
    });
    this.recognition = new TaskProcess(new URL('./ocr-process.ts', import.meta.url), {
      ...shared,
      name: 'the word recognition',
      timeoutMs: OCR_MS,
      sharedTimeoutMs: OCR_SHARED_MS,
    });
    this.previews = new TaskProcess(new URL('./picture-process.ts', import.meta.url), {
      ...shared,
      name: 'the picture viewer',
      timeoutMs: PREVIEW_MS,
    });
  }

  /** Reads a file and gives the outcome; throws ProcessUnavailableError when no process took it. */
  async read(task: ReadingTask): Promise<ReadingOutcome> {
    const outcome = await outcomeOf(this.reading.run(task));
    const canBeSeen = outcome.isRead && outcome.reading.perceptualHash !== null;
    if (!canBeSeen) return outcome;
    return { isRead: true, reading: await this.addWords(task, outcome.reading) };
  }

  /** Draws a picture anew as WebP, with no side longer than `side`; throws when the file cannot be decoded. */
  async drawPicture(path: string, side: number): Promise<Buffer> {
    return Buffer.from(await this.previews.run({ path, side }), 'base64');
  }

  close(): void {
    this.reading.close();
    this.previews.close();
    this.recognition.close();
  }

  /** Adds a picture's words; when OCR fails, the picture is still read, with a note. */
  private async addWords(task: ReadingTask, reading: FileReading): Promise<FileReading> {
    try {
      return { ...reading, words: await this.recognition.run(task) };
    } catch (error) {
      if (error instanceof ProcessUnavailableError) throw error;
      const note = { name: 'Not read', value: 'Its words could not be recognised' };
      return { ...reading, metadata: [note, ...reading.metadata] };
    }
  }
}

async function outcomeOf(reading: Promise<ReadingOutcome>): Promise<ReadingOutcome> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof TaskLostError)) throw error;
    return { isRead: false, reason: LOST[error.cause], detail: error.message };
  }
}
