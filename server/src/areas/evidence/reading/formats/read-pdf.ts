import { getDocumentProxy } from 'unpdf';
import { describeValues } from '../content/describe-value.ts';
import {
  type Attachment,
  type MetadataEntry,
  type ReadingDraft,
  UnreadableFileError,
} from '../content/file-reading.ts';
import { ATTACHMENTS, LINKS, PDF_PAGES, TEXT_CHARACTERS } from '../content/reading-limits.ts';
import { sha256 } from '../content/sha256.ts';
import { linkLines } from '../content/walk-html.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const ERRORS_ONLY = 0;
const PROPERTIES = [
  'Title',
  'Author',
  'Subject',
  'Keywords',
  'Creator',
  'Producer',
  'CreationDate',
  'ModDate',
  'PDFFormatVersion',
];

/** Reads a PDF: its words page by page, link targets, properties and embedded files. */
export async function readPdf(bytes: Uint8Array): Promise<ReadingDraft> {
  const pdf = await openPdf(bytes);
  const { text, links, isCut, damagedPages } = await readPages(pdf);
  return {
    text: text + linkLines(text, links),
    textSource: 'pdf',
    isCut,
    metadata: [
      { name: 'Pages', value: String(pdf.numPages) },
      ...(await propertiesOf(pdf)),
      ...(damagedPages > 0 ? [{ name: 'Not read', value: `${damagedPages} damaged pages` }] : []),
      ...(text.trim() === ''
        ? [{ name: 'Not read', value: 'Its pages hold no words, only pictures or nothing' }]
        : []),
    ],
    attachments: await attachmentsOf(pdf),
  };
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: ERRORS_ONLY,
      disableFontFace: true,
      useSystemFonts: false,
    });
  } catch (error) {
    if ((error as Error).name === 'PasswordException')
      throw new UnreadableFileError(
        'This PDF is protected by a password; hand it in without one to have it read.',
      );
    throw error;
  }
}

async function readPages(pdf: Pdf) {
  const links = new Set<string>();
  let text = '';
  let damagedPages = 0;
  const last = Math.min(pdf.numPages, PDF_PAGES);
  for (let number = 1; number <= last && text.length <= TEXT_CHARACTERS; number += 1) {
    try {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent();
      for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '');
      text += '\n\n';
      for (const { url } of await page.getAnnotations())
        if (typeof url === 'string' && links.size < LINKS) links.add(url);
      page.cleanup();
    } catch {
      // Damaged pages are skipped and counted.
      damagedPages += 1;
    }
  }
  if (damagedPages > 0 && damagedPages === last)
    throw new UnreadableFileError('This PDF is damaged: none of its pages can be read.');
  return { text, links: [...links], isCut: last < pdf.numPages, damagedPages };
}

async function propertiesOf(pdf: Pdf): Promise<MetadataEntry[]> {
  const { info } = await pdf.getMetadata();
  return describeValues(info as Record<string, unknown>, PROPERTIES);
}

async function attachmentsOf(pdf: Pdf): Promise<Attachment[]> {
  const attachments: Attachment[] = [];
  for (const [id, { filename }] of (await pdf.getAttachments()) ?? []) {
    if (attachments.length >= ATTACHMENTS) break;
    const content = await pdf.getAttachmentContent(id);
    if (!content) continue;
    attachments.push({
      fileName: filename || id,
      fileType: 'attached file',
      fileSize: content.length,
      sha256: sha256(content),
    });
  }
  return attachments;
}
