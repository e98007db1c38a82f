import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@lingui/core/macro';

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^image/u, t`Picture`],
  [/pdf/u, 'PDF'],
  [/word/u, t`Word document`],
  [/rfc822|outlook/u, t`E-mail`],
  [/html/u, t`Web page`],
  [/csv|sheet|excel/u, t`Table`],
  [/json/u, 'JSON'],
  [/^text|rtf/u, t`Text`],
];

/** The kind of a file in words; "File" for a type not known here. */
export function describeFileType(mimeType: string): string {
  return TYPES.find(([pattern]) => pattern.test(mimeType))?.[1] ?? t`File`;
}

const SOURCES: Record<NonNullable<EvidenceReading['textSource']>, string> = {
  text: t`Text of the file.`,
  pdf: t`Text from the PDF.`,
  docx: t`Text from the Word document.`,
  email: t`Text from the e-mail.`,
  html: t`Text of the page as people saw it. We never opened it in a browser.`,
  chat: t`Messages from the exported chat.`,
  table: t`Text from the table.`,
  ocr: t`Text read from the picture. Some letters may be wrong.`,
};

/** Where the shown words come from, in one sentence; null when there are none. */
export function describeTextSource(source: EvidenceReading['textSource']): string | null {
  return source ? SOURCES[source] : null;
}

const GRADES: Record<EvidenceReading['grade'], string | null> = {
  owner: null,
  analyst: t`Personal details are hidden, except those you chose to show.`,
  crowd: t`You see only what the scammers wrote, without personal details. A victim’s own sentences stay hidden.`,
  'law-enforcement': t`You see what law enforcement accounts see.`,
  public: t`You see what everybody can see.`,
};

/** What a reader does not see, in one sentence; null for those who see everything. */
export function describeGrade(grade: EvidenceReading['grade']): string | null {
  return GRADES[grade];
}

/** The toast after an upload. It claims Bitcoin only for a Bitcoin block, never for a demo's development chain. */
export function describeUploaded({
  bitcoinAnchored,
  anchorChain,
  aiAnalysis,
}: Pick<UploadResult, 'bitcoinAnchored' | 'anchorChain' | 'aiAnalysis'>): string {
  if (bitcoinAnchored && anchorChain !== 'development') return t`Evidence processed and anchored to Bitcoin`;
  return aiAnalysis
    ? t`Evidence processed and analyzed`
    : t`Evidence received. We’ll show what it says once we’ve read it.`;
}
