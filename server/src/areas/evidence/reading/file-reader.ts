import { realpathSync } from 'node:fs';
import { type FileTraces, NO_TRACES } from '@fap/shared/evidence/file-traces.ts';
import type { PictureLanguage } from '@fap/shared/evidence/picture-languages.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { PROGRAM_FOLDERS } from '../../../platform/processes/program-folders.ts';
import {
  ProcessUnavailableError,
  TaskLostError,
  TaskProcess,
} from '../../../platform/processes/task-process.ts';
import {
  type Attachment,
  type FileReading,
  type MetadataEntry,
  NOTHING_READ,
  type ReaderTask,
  type ReadingOutcome,
  type ReadingTask,
  type Recognition,
  type RecognitionTask,
} from './content/file-reading.ts';
import { noteNoWords } from './content/no-words-note.ts';
import {
  OCR_MS,
  OCR_SHARED_MS,
  PREVIEW_MS,
  READING_HEAP_MB,
  READING_MS,
  READING_RSS_MB,
} from './content/reading-limits.ts';

const IDLE_MS = 60_000;
/** Queue limit; further files are read by a job. */
const MAX_WAITING = 64;

/** What most of what is handed in is written in; its owner may choose another one afterwards. */
const FIRST_LANGUAGE: PictureLanguage = 'eng';
const LOST: Readonly<Record<TaskLostError['cause'], string>> = {
  time: t`Reading this file took longer than ${READING_MS / 1_000} seconds.`,
  memory: t`Reading this file needed more memory than any honest file does.`,
  crash: t`Reading this file made its reader fail.`,
};

/**
 * Reads files in three child processes, one file each at a time: one parses and judges words, one runs OCR, one draws pictures anew. A hostile file
 * fails alone, with a reason.
 */
export class FileReader {
  private readonly reading: TaskProcess<ReaderTask, ReadingOutcome>;
  private readonly recognition: TaskProcess<RecognitionTask, Recognition>;
  private readonly previews: TaskProcess<{ path: string; side: number }, Uint8Array>;

  /** `folder` contains the files to be read. */
  constructor(folder: string) {
    const shared = {
      idleMs: IDLE_MS,
      maxWaiting: MAX_WAITING,
      rssMb: READING_RSS_MB,
      heapMb: READING_HEAP_MB,
      givesMemoryBack: true,
      readableFolders: [...PROGRAM_FOLDERS, realpathSync(folder)],
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
    const outcome = await outcomeOf(this.reading.run({ kind: 'file', ...task }));
    const canBeSeen = outcome.isRead && outcome.reading.perceptualHash !== null;
    if (!canBeSeen) return outcome;
    return { isRead: true, reading: await this.addWordsOrNote(task, outcome.reading) };
  }

  /**
   * Looks through the bytes of a file that was read earlier; a file that breaks its reader is called damaged. Throws
   * ProcessUnavailableError when no process took it.
   */
  async trace(
    task: ReadingTask & { attachments: Attachment[]; metadata: MetadataEntry[] },
  ): Promise<FileTraces> {
    const outcome = await outcomeOf(this.reading.run({ kind: 'traces', ...task }));
    return (outcome.isRead && outcome.reading.traces) || { ...NO_TRACES, isDamaged: true };
  }

  /** Draws a picture anew as WebP, with no side longer than `side`; throws when the file cannot be decoded. */
  async drawPicture(path: string, side: number): Promise<Buffer> {
    return Buffer.from(await this.previews.run({ path, side }));
  }

  close(): void {
    this.reading.close();
    this.previews.close();
    this.recognition.close();
  }

  /**
   * Recognises a picture's words once more, in a language of choice; null when it shows none. Throws ProcessUnavailableError when it was
   * not tried, and TaskLostError when it failed.
   */
  async recognise(
    task: Pick<ReadingTask, 'evidenceId' | 'path'>,
    language: PictureLanguage,
  ): Promise<FileReading> {
    return this.addWords(task, NOTHING_READ, language);
  }

  /** Adds a picture's words; when OCR fails, the picture is still read, with a note. */
  private async addWordsOrNote(task: ReadingTask, reading: FileReading): Promise<FileReading> {
    try {
      return await this.addWords(task, reading, FIRST_LANGUAGE);
    } catch (error) {
      if (error instanceof ProcessUnavailableError) throw error;
      return { ...reading, metadata: [noteNoWords('failed'), ...reading.metadata] };
    }
  }

  private async addWords(
    { evidenceId, path }: Pick<ReadingTask, 'evidenceId' | 'path'>,
    reading: FileReading,
    language: PictureLanguage,
  ): Promise<FileReading> {
    const recognition = await this.recognition.run({ path, language });
    const outcome = await this.reading.run({ kind: 'lines', evidenceId, reading, recognition });
    if (!outcome.isRead) throw new Error(outcome.detail);
    return outcome.reading;
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
