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

/** Words as they are kept, with what they say. */
export interface ExtractedWords {
  text: string;
  textSource: TextSource;
  isTruncated: boolean;
  analysis: TextAnalysis;
  /** What they name, once each, without what their writer calls their own. */
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

/** What a format's reader found; cleaned, cut and analysed afterwards, see `finishReading`. */
export interface ReadingDraft {
  text?: string;
  textSource?: TextSource;
  /** The reader stopped before the end of the file. */
  isCut?: boolean;
  metadata?: MetadataEntry[];
  attachments?: Attachment[];
  perceptualHash?: string;
  structureHash?: string;
}

/** A file that cannot be read, with the reason in one sentence for whoever handed it in. */
export class UnreadableFileError extends Error {}
