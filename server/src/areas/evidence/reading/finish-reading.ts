import { analyzeLongText } from '@fap/shared/evidence/analyze-long-text.ts';
import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { withoutOwnMentions } from '@fap/shared/indicators/named-indicators.ts';
import { cleanText, cutText } from './content/clean-text.ts';
import type {
  ExtractedWords,
  FileReading,
  MetadataEntry,
  ReaderTask,
  ReadingDraft,
  TextSource,
} from './content/file-reading.ts';
import { noteNoWords } from './content/no-words-note.ts';
import {
  ATTACHMENTS,
  METADATA_CHARACTERS,
  METADATA_ENTRIES,
  TEXT_CHARACTERS,
} from './content/reading-limits.ts';
import { joinWrapped } from './formats/join-wrapped.ts';
import { markCuts } from './formats/mark-cuts.ts';
import { presentVerdict } from './present-analysis.ts';

/** Cleans, truncates and analyses a format reader's result. */
export async function finishReading(draft: ReadingDraft, evidenceId: string): Promise<FileReading> {
  const { text, textSource, isCut = false } = draft;
  return {
    words: text !== undefined && textSource ? await analyzeWords(text, textSource, isCut, evidenceId) : null,
    metadata: (draft.metadata ?? []).flatMap(cleanEntry).slice(0, METADATA_ENTRIES),
    attachments: (draft.attachments ?? []).slice(0, ATTACHMENTS).map((attachment) => ({
      ...attachment,
      fileName: cleanLine(attachment.fileName) || 'unnamed',
      fileType: cleanLine(attachment.fileType),
    })),
    perceptualHash: draft.perceptualHash ?? null,
    structureHash: draft.structureHash ?? null,
    traces: draft.traces ?? null,
  };
}

/** A picture's reading with the words that OCR found, or why there are none. */
export async function addRecognised({
  evidenceId,
  reading,
  recognition: { lines, turn, seemsWritten },
}: Extract<ReaderTask, { kind: 'lines' }>): Promise<FileReading> {
  const words = await analyzeWords(joinWrapped(markCuts(lines)), 'ocr', false, evidenceId);
  const notes = [
    ...(words === null && seemsWritten ? [noteNoWords('seemsWritten')] : []),
    ...(words !== null && turn > 0 ? [{ name: 'Turned to be read', value: `${turn}° clockwise` }] : []),
  ];
  return { ...reading, words, metadata: [...notes, ...reading.metadata] };
}

/** Words as they are stored, with their analysis; null when there are none. */
export async function analyzeWords(
  text: string,
  textSource: TextSource,
  isCut: boolean,
  evidenceId: string,
): Promise<ExtractedWords | null> {
  const clean = cleanText(text).trim();
  if (clean === '') return null;
  const kept = cutText(clean, TEXT_CHARACTERS);
  const isTruncated = isCut || kept.length < clean.length;
  const verdict = await analyzeLongText(kept, isTruncated);
  return {
    text: kept,
    textSource,
    isTruncated,
    analysis: presentVerdict(kept, verdict, evidenceId),
    named: distinct(withoutOwnMentions(kept, verdict.indicators)),
  };
}

const distinct = (indicators: readonly Indicator[]): ExtractedWords['named'] => [
  ...new Map(indicators.map(({ type, value }) => [`${type} ${value}`, { type, value }])).values(),
];

const cleanLine = (text: string) =>
  cutText(cleanText(text).replaceAll(/\s+/gu, ' ').trim(), METADATA_CHARACTERS);

function cleanEntry({ name, value }: MetadataEntry): MetadataEntry[] {
  const clean = { name: cleanLine(name), value: cleanLine(value) };
  return clean.name && clean.value ? [clean] : [];
}
