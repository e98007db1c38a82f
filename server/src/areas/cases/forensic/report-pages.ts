import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

/** DejaVu has Latin, Greek, Cyrillic and more; other letters are drawn as boxes. */
const fontPath = (name: string) => createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
const MARGIN = 50;
const INK = '#16202c';
const SOFT = '#5b6675';

/** Pages of a report that is written from top to bottom. Equal calls give equal bytes: nothing in them is random or of today. */
export class ReportPages {
  readonly #doc: PDFKit.PDFDocument;
  readonly #chunks: Buffer[] = [];
  readonly #footer: string;

  constructor({ title, footer, createdAt }: { title: string; footer: string; createdAt: Date }) {
    this.#footer = footer;
    this.#doc = new PDFDocument({
      size: 'A4',
      margin: MARGIN,
      bufferPages: true,
      lang: 'en',
      info: {
        Title: plain(title),
        Creator: 'FAP',
        Producer: 'FAP',
        CreationDate: createdAt,
        ModDate: createdAt,
      },
    });
    this.#doc.on('data', (chunk: Buffer) => this.#chunks.push(chunk));
    this.#doc.registerFont('text', fontPath('DejaVuSans'));
    this.#doc.registerFont('bold', fontPath('DejaVuSans-Bold'));
    this.#doc.registerFont('mono', fontPath('DejaVuSansMono'));
  }

  title(text: string, below: string): void {
    this.#write('bold', 18, INK, text);
    this.#write('text', 9, SOFT, below);
  }

  heading(text: string): void {
    // A heading alone at the foot of a page belongs on the next one.
    if (this.#doc.y > this.#doc.page.height - 3 * MARGIN) this.#doc.addPage();
    this.#doc.moveDown(0.8);
    this.#write('bold', 12, INK, text);
    this.#doc.moveDown(0.2);
  }

  paragraph(text: string): void {
    this.#write('text', 9.5, INK, text);
    this.#doc.moveDown(0.3);
  }

  fact(name: string, value: string): void {
    this.#doc
      .fillColor(SOFT)
      .font('text')
      .fontSize(9.5)
      .text(`${name}: `, MARGIN, this.#doc.y, { continued: true });
    this.#doc.fillColor(INK).text(plain(value));
  }

  small(text: string): void {
    this.#write('text', 8, SOFT, text);
  }

  /** A digest on a line of its own, so that it can be copied. */
  digest(text: string): void {
    this.#write('mono', 8, INK, text);
    this.#doc.moveDown(0.4);
  }

  /** Numbers the pages and gives the bytes. */
  finish(): Promise<Buffer> {
    const doc = this.#doc;
    const { start, count } = doc.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      doc.switchToPage(page);
      // Below the margin, where text would open another page.
      doc.page.margins.bottom = 0;
      const line = `${this.#footer} · page ${page + 1} of ${count}`;
      doc.font('text').fontSize(7.5).fillColor(SOFT);
      doc.text(line, MARGIN, doc.page.height - 0.7 * MARGIN, { lineBreak: false });
    }
    return new Promise((resolve, reject) => {
      doc.on('end', () => resolve(Buffer.concat(this.#chunks)));
      doc.on('error', reject);
      doc.end();
    });
  }

  #write(font: string, size: number, color: string, text: string): void {
    this.#doc.font(font).fontSize(size).fillColor(color).text(plain(text), MARGIN, this.#doc.y);
  }
}

/** A text without characters that steer instead of being read. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[^\P{C}\n]/gu, ' ')
    .normalize('NFC');
