import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/^image\//u, 'Picture'],
  [/pdf$/u, 'PDF'],
  [/wordprocessingml|msword/u, 'Word document'],
  [/rfc822$/u, 'E-mail'],
  [/html$/u, 'Web page'],
  [/csv$/u, 'Table'],
  [/json$/u, 'JSON'],
  [/^text\//u, 'Text'],
];

/** What kind of file it is, in words. */
export function describeFileType(mimeType: string): string {
  return TYPES.find(([pattern]) => pattern.test(mimeType))?.[1] ?? 'File';
}

const SOURCES: Record<NonNullable<EvidenceReading['textSource']>, string> = {
  text: 'These are the words of the file itself.',
  pdf: 'These words were taken out of the PDF.',
  docx: 'These words were taken out of the Word document.',
  email: 'These words were taken out of the e-mail.',
  html: 'These are the words somebody saw on the page. It was never opened in a browser.',
  chat: 'These messages were taken out of the exported chat.',
  table: 'These words were taken out of the table.',
  ocr: 'Text read from the picture. Some letters may be wrong.',
};

/** Where the shown words come from, in one sentence; null when there are none. */
export function describeTextSource(source: EvidenceReading['textSource']): string | null {
  return source ? SOURCES[source] : null;
}

const GRADES: Record<EvidenceReading['grade'], string | null> = {
  owner: null,
  analyst: 'Personal details are hidden, except those you had shown.',
  crowd:
    'Only what the scammers wrote is shown, without the personal details in it. A victim’s own sentences stay hidden.',
  'law-enforcement': 'You see it as law enforcement accounts see it.',
  public: 'You see it as everybody may see it.',
};

/** What a reader does not see, in one sentence; null for those who see everything. */
export function describeGrade(grade: EvidenceReading['grade']): string | null {
  return GRADES[grade];
}

/** What was done with a file that was handed in; what a demo's own chain attests is not said to be in Bitcoin. */
export function describeUploaded({
  bitcoinAnchored,
  anchorChain,
  aiAnalysis,
}: Pick<UploadResult, 'bitcoinAnchored' | 'anchorChain' | 'aiAnalysis'>): string {
  if (bitcoinAnchored && anchorChain !== 'development') return 'Evidence processed and anchored to Bitcoin';
  return aiAnalysis
    ? 'Evidence processed and analyzed'
    : 'Evidence received. What it says is shown as soon as it is read.';
}
