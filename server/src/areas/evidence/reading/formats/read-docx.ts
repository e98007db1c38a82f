import { basename } from 'node:path';
import { load } from 'cheerio/slim';
import mammoth from 'mammoth';
import { type MetadataEntry, type ReadingDraft, UnreadableFileError } from '../content/file-reading.ts';
import { openZip, type ZipEntry } from './open-zip.ts';

const BODY = 'word/document.xml';
const PROPERTIES = /^docProps\/(?:core|app)\.xml$/u;
/** The part with the link targets. */
const LINKS = 'word/_rels/document.xml.rels';
const INSIDE = /^word\/(?:media|embeddings)\//u;
/** Properties that name a document's author, dates and program. */
const NAMES: Readonly<Record<string, string>> = {
  'dc:title': 'Title',
  'dc:creator': 'Author',
  'cp:lastModifiedBy': 'Last modified by',
  'dcterms:created': 'Created',
  'dcterms:modified': 'Modified',
  Application: 'Application',
  Company: 'Company',
  Template: 'Template',
};

/** Reads a Word document: its words, properties, embedded pictures and files, and link targets. */
export async function readDocx(bytes: Buffer): Promise<ReadingDraft> {
  const entries = await openZip(bytes, (name) => PROPERTIES.test(name) || name === LINKS);
  if (!entries.some(({ name }) => name === BODY))
    throw new UnreadableFileError('This is a zip file, but no Word document.');
  const { value } = await mammoth.extractRawText({ buffer: bytes });
  const links = linksOf(entries);
  return {
    text: value + (links.length > 0 ? `\n\nLinks:\n${links.join('\n')}` : ''),
    textSource: 'docx',
    metadata: propertiesOf(entries),
    attachments: entries
      .filter(({ name }) => INSIDE.test(name))
      .map(({ name, sizeBytes, sha256 }) => ({
        fileName: basename(name),
        fileType: name.startsWith('word/media/') ? 'picture in the document' : 'embedded file',
        fileSize: sizeBytes,
        sha256,
      })),
  };
}

function propertiesOf(entries: readonly ZipEntry[]): MetadataEntry[] {
  return entries.flatMap(({ name, bytes }) => {
    if (!bytes || !PROPERTIES.test(name)) return [];
    const $ = load(bytes.toString(), { xml: true });
    return $('*')
      .toArray()
      .flatMap((element) => {
        const known = 'name' in element ? NAMES[element.name] : undefined;
        return known ? [{ name: known, value: $(element).text() }] : [];
      });
  });
}

function linksOf(entries: readonly ZipEntry[]): string[] {
  const relations = entries.find(({ name }) => name === LINKS)?.bytes;
  if (!relations) return [];
  const $ = load(relations.toString(), { xml: true });
  const targets = $('Relationship[TargetMode="External"]').toArray();
  return [...new Set(targets.map((element) => $(element).attr('Target') ?? '').filter(Boolean))];
}
