import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
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
}

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
}

/** A file that cannot be read; the message is one sentence for its owner. */
export class UnreadableFileError extends Error {}
