import { load } from 'cheerio/slim';
import readSheets from 'read-excel-file/node';
import { type ReadingDraft, UnreadableFileError } from '../content/file-reading.ts';
import { LINKS, TEXT_CHARACTERS } from '../content/reading-limits.ts';
import { linkLines } from '../content/walk-html.ts';
import { openZip, type ZipEntry } from './open-zip.ts';

const BOOK = 'xl/workbook.xml';
/** The parts with the targets of a sheet's links. */
const RELATIONS = /^xl\/worksheets\/_rels\/.+\.rels$/u;

/** Reads an Excel workbook: each sheet's rows as lines, by the values that were last computed. */
export async function readXlsx(bytes: Buffer): Promise<ReadingDraft> {
  // Unpacked once and counted, before the library unpacks it without a limit.
  const entries = await openZip(bytes, (name) => RELATIONS.test(name));
  if (!entries.some(({ name }) => name === BOOK))
    throw new UnreadableFileError('This is a zip file, but no Excel workbook.');
  const sheets = await readSheets(bytes);
  const lines: string[] = [];
  let characters = 0;
  for (const { sheet, data } of sheets) {
    if (sheets.length > 1 && data.length > 0) lines.push(`Sheet “${sheet}”`);
    for (const row of data) {
      const line = row.map(describeCell).join('\t').trimEnd();
      if (line === '') continue;
      lines.push(line);
      characters += line.length;
      if (characters > TEXT_CHARACTERS) break;
    }
  }
  const words = lines.join('\n');
  return {
    text: words + linkLines(words, linksOf(entries)),
    textSource: 'table',
    isCut: characters > TEXT_CHARACTERS,
    metadata: [
      { name: 'Sheets', value: sheets.map(({ sheet }) => sheet).join(', ') },
      { name: 'Rows', value: String(sheets.reduce((sum, { data }) => sum + data.length, 0)) },
    ],
  };
}

/** A date as it stands in ISO form: sheets show it in many ways. */
const describeCell = (cell: unknown): string => {
  if (cell instanceof Date)
    return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().replace('T00:00:00.000Z', '');
  return cell === null || cell === undefined ? '' : String(cell).replaceAll(/\s+/gu, ' ').trim();
};

function linksOf(entries: readonly ZipEntry[]): string[] {
  const targets = entries.flatMap(({ bytes }) => {
    if (!bytes) return [];
    const $ = load(bytes.toString(), { xml: true });
    return $('Relationship[TargetMode="External"]')
      .toArray()
      .map((element) => $(element).attr('Target') ?? '');
  });
  return [...new Set(targets.filter(Boolean))].slice(0, LINKS);
}
