import { CONTACT_METHOD_LABELS } from '../catalogue/contact-methods.ts';
import { SCAM_TYPE_LABELS } from '../catalogue/scam-types.ts';
import type { TextAuthor } from '../privacy/text-author.ts';
import type { ReportWords } from './report-words.ts';

const AUTHORS: Record<TextAuthor, string> = {
  'other-side': 'the other side',
  reporter: 'the reporter',
  mixed: 'both, or not said',
};

export interface StatementOrigin {
  receipt: string;
  version: number;
  /** When these words were handed in. */
  writtenAt: Date;
}

/** A report's own words as one plain text, which is hashed and kept as evidence: what was told, when, and nothing else. */
export function statementText(words: ReportWords, { receipt, version, writtenAt }: StatementOrigin): string {
  const fields: [name: string, value: string][] = [
    ['Scam name', words.scamName],
    ['Kind of scam', SCAM_TYPE_LABELS[words.scamType]],
    ['What happened', words.description],
    ['First contact', CONTACT_METHOD_LABELS[words.contactMethod]],
    ['Date it happened', words.dateOccurred],
    ['Messages and links', words.evidence],
    ['Who wrote them', words.evidence === '' ? '' : AUTHORS[words.evidenceAuthor]],
    ['Amount', words.amountInvolved],
    ['Personas', words.scamPersonas],
  ];
  const head = `Report ${receipt}, version ${version}\nReceived ${writtenAt.toISOString()}\n`;
  const body = fields.flatMap(([name, value]) => (value === '' ? [] : `\n${name}:\n${value}\n`));
  return head + body.join('');
}
