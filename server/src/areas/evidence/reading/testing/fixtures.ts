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

async function collect(stream: AsyncIterable<unknown>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
