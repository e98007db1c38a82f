import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

const FONT = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');

/** A PDF of one page per text, with a link and an embedded file. */
export async function makePdf(pages: readonly string[], link?: string): Promise<Buffer> {
  const pdf = new PDFDocument({ info: { Title: 'A letter', Author: 'The release desk' } });
  pages.forEach((text, index) => {
    if (index > 0) pdf.addPage();
    pdf.text(text, link ? { link } : {});
  });
  pdf.file(Buffer.from('the file inside'), { name: 'inside.txt' });
  pdf.end();
  return collect(pdf);
}

/** A Word document of these paragraphs, with a link, a picture and its properties. */
export function makeDocx(paragraphs: readonly string[], link: string): Promise<Buffer> {
  const body = paragraphs.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  return makeZip({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r2" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="${link}" TargetMode="External"/></Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>R. Desk</dc:creator></cp:coreProperties>`,
    'word/media/image1.png': 'no real picture',
  });
}

/** A zip of these entries. */
export function makeZip(entries: Readonly<Record<string, string | Buffer>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  return collect(zip.outputStream);
}

/** A picture of a text, as on a screenshot. */
export async function makePicture(text: string): Promise<Buffer> {
  const words = await sharp({ text: { text, fontfile: FONT, font: 'DejaVu Sans 20', dpi: 150 } })
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#000000' })
    .png()
    .toBuffer();
  return sharp(words).flatten().negate().png().toBuffer();
}

/** Points of a picture, from the upper left one, with their red, green and blue. */
export interface DrawnPoints {
  data: Uint8Array;
  width: number;
  height: number;
}

/** A BMP of these points, of 24 or 32 bits a point, its lowest row first unless told otherwise. */
export function makeBmp({ data, width, height }: DrawnPoints, bits: 24 | 32, isTopFirst = false): Buffer {
  const head = Buffer.alloc(54);
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  head.write('BM');
  head.writeUInt32LE(54 + rowBytes * height, 2);
  head.writeUInt32LE(54, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(width, 18);
  head.writeInt32LE(isTopFirst ? -height : height, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(bits, 28);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(rowBytes);
    for (let x = 0; x < width; x += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 3);
      row.set([blue, green, red], (x * bits) / 8);
    }
    return row;
  });
  return Buffer.concat([head, ...(isTopFirst ? rows : rows.reverse())]);
}

/** An Excel workbook of one sheet with these rows, and a link. */
export function makeXlsx(rows: readonly (readonly (string | number)[])[], link: string): Promise<Buffer> {
  const cellOf = (cell: string | number, place: string) =>
    typeof cell === 'number'
      ? `<c r="${place}"><v>${cell}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  const data = rows
    .map(
      (row, at) =>
        `<row r="${at + 1}">${row.map((cell, column) => cellOf(cell, `${'ABCDE'[column]}${at + 1}`)).join('')}</row>`,
    )
    .join('');
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const relations = (target: string, kind: string, mode = '') =>
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${office}/${kind}" Target="${target}"${mode}/></Relationships>`;
  return makeZip({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': relations('xl/workbook.xml', 'officeDocument'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Payments" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations('worksheets/sheet1.xml', 'worksheet'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': relations(link, 'hyperlink', ' TargetMode="External"'),
  });
}

async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
