import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import type { FileTraces } from '@fap/shared/evidence/file-traces.ts';
import type { PictureLanguage } from '@fap/shared/evidence/picture-languages.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';

export type TextSource = NonNullable<EvidenceReading['textSource']>;
export type MetadataEntry = EvidenceReading['metadata'][number];
export type Attachment = EvidenceReading['attachments'][number];

/** A file to be read: where its bytes are, and what they were recognised as. */
export interface ReadingTask {
  evidenceId: string;
  path: string;
  fileName: string;
  mimeType: string;
}

/** A line that OCR found in a picture: its words, its line end and its position. */
export interface PictureLine {
  text: string;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

/** A turn clockwise, in degrees, as a camera or a scanner makes it. */
export type Turn = 0 | 90 | 180 | 270;

/** A picture whose words are to be recognised. */
export interface RecognitionTask {
  path: string;
  language: PictureLanguage;
}

/** What OCR found in a picture. */
export interface Recognition {
  /** Empty when no words could be made out. */
  lines: PictureLine[];
  /** How the picture was turned clockwise before they could be read. */
  turn: Turn;
  /** Marks stand in it as letters do in lines. */
  seemsWritten: boolean;
}

/** A task of the reading process: a file to be read, one read earlier to be looked through, or a picture's recognised lines to be made words. */
export type ReaderTask =
  | ({ kind: 'file' } & ReadingTask)
  | ({ kind: 'traces'; attachments: Attachment[]; metadata: MetadataEntry[] } & ReadingTask)
  | { kind: 'lines'; evidenceId: string; reading: FileReading; recognition: Recognition };

/** Words as stored, with their analysis. */
export interface ExtractedWords {
  text: string;
  textSource: TextSource;
  isTruncated: boolean;
  analysis: TextAnalysis;
  /** The indicators they name, once each, without the writer's own. */
  named: Pick<Indicator, 'type' | 'value'>[];
}

/** What was read out of a file. */
export interface FileReading {
  words: ExtractedWords | null;
  metadata: MetadataEntry[];
  attachments: Attachment[];
  perceptualHash: string | null;
  structureHash: string | null;
  /** What its bytes bear beside words; null before they were looked through. */
  traces: FileTraces | null;
}

/** A reading before anything was read. */
export const NOTHING_READ: FileReading = {
  words: null,
  metadata: [],
  attachments: [],
  perceptualHash: null,
  structureHash: null,
  traces: null,
};

/** How reading a file ended; `detail` is for the log, `reason` for people. */
export type ReadingOutcome =
  | { isRead: true; reading: FileReading }
  | { isRead: false; reason: string; detail: string };

/** A format reader's raw result; `finishReading` cleans, truncates and analyses it. */
export interface ReadingDraft {
  text?: string;
  textSource?: TextSource;
  /** True when the reader stopped before the end of the file. */
  isCut?: boolean;
  metadata?: MetadataEntry[];
  attachments?: Attachment[];
  perceptualHash?: string;
  structureHash?: string;
  traces?: FileTraces | null;
}

/** A file that cannot be read; the message is one sentence for its owner. */
export class UnreadableFileError extends Error {}
