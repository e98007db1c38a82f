import PostalMime, { type Address, type Email } from 'postal-mime';
import { cleanText, cutText } from '../content/clean-text.ts';
import { decodeText, utf16EncodingOf } from '../content/decode-text.ts';
import type { MetadataEntry, ReadingDraft } from '../content/file-reading.ts';
import { TEXT_CHARACTERS } from '../content/reading-limits.ts';
import { sha256 } from '../content/sha256.ts';
import { linkLines, type WalkedHtml, walkHtml } from '../content/walk-html.ts';
import { findAddedParagraphs } from './plain-part.ts';

const LIMITS = { maxNestingDepth: 100, maxHeadersSize: 1024 * 1024, maxRfc822NestingDepth: 5 };
/** Headers that trace a message's way. */
const TRACE_HEADERS =
  /^(?:received(?:-spf)?|authentication-results|dkim-signature|x-originating-ip|x-mailer|user-agent|list-unsubscribe)$/u;

/** Reads a mail: its stated sender, its words, the real targets of its links, its attachments. */
export async function readEmail(bytes: Uint8Array): Promise<ReadingDraft> {
  return draftOfEmail(await parseEmail(bytes));
}

/** Parses a mail within limits that only a hostile one reaches. */
export const parseEmail = (bytes: Uint8Array | string): Promise<Email> =>
  PostalMime.parse(typeof bytes !== 'string' && utf16EncodingOf(bytes) ? decodeText(bytes) : bytes, LIMITS);

/** What is kept of a parsed mail. */
export function draftOfEmail(email: Email): ReadingDraft {
  const page = email.html ? walkHtml(email.html) : null;
  const { body, isCut } = bodyOf(cleanText(email.text ?? '').trim(), page);
  return {
    text: [headLines(email), body + linkLines(body, page?.links ?? [])].filter(Boolean).join('\n\n'),
    textSource: 'email',
    isCut,
    metadata: headersOf(email),
    attachments: email.attachments.map(({ filename, mimeType, content }) => {
      const data = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
      return {
        fileName: filename ?? 'unnamed',
        fileType: mimeType,
        fileSize: data.byteLength,
        sha256: sha256(data),
      };
    }),
    ...(page ? { structureHash: page.structureHash } : {}),
  };
}

/** The words a mail program shows: the HTML part if any, then what only the plain part has. */
function bodyOf(plain: string, page: WalkedHtml | null): { body: string; isCut: boolean } {
  if (!page?.text) return { body: plain, isCut: false };
  // The HTML part alone reaches the limit.
  if (page.text.length > TEXT_CHARACTERS) return { body: page.text, isCut: true };
  const looked = cutText(plain, TEXT_CHARACTERS);
  const added = findAddedParagraphs(looked, page);
  return {
    body: added === '' ? page.text : `${page.text}\n\nPlain text part:\n${added}`,
    isCut: looked.length < plain.length,
  };
}

/** The header lines a mail program shows, without the recipient, who is the victim. */
function headLines({ from, replyTo, subject }: Email): string {
  const lines = [
    ['From', nameOf(from)],
    ['Reply-To', namesOf(replyTo)],
    ['Subject', subject ?? ''],
  ];
  return lines.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n');
}

function headersOf(email: Email): MetadataEntry[] {
  return [
    { name: 'From', value: nameOf(email.from) },
    { name: 'Sender', value: nameOf(email.sender) },
    { name: 'Reply-To', value: namesOf(email.replyTo) },
    { name: 'Return-Path', value: email.returnPath ?? '' },
    { name: 'To', value: namesOf(email.to) },
    { name: 'Cc', value: namesOf(email.cc) },
    { name: 'Subject', value: email.subject ?? '' },
    { name: 'Date', value: email.date ?? '' },
    { name: 'Message-ID', value: email.messageId ?? '' },
    ...email.headers
      .filter(({ key }) => TRACE_HEADERS.test(key))
      .map(({ originalKey, value }) => ({ name: originalKey, value })),
  ];
}

function nameOf(address: Address | undefined): string {
  if (!address) return '';
  if (address.group) return `${address.name}: ${namesOf(address.group)}`;
  return address.name ? `${address.name} <${address.address}>` : address.address;
}

const namesOf = (addresses: readonly Address[] = []) => addresses.map(nameOf).join(', ');
