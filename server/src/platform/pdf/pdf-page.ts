import { createRequire } from 'node:module';
import { DEFAULT_LOCALES } from '@fap/shared/auth/locales.ts';
import { spokenLanguage, t } from '@fap/shared/kernel/words.ts';
import PDFDocument from 'pdfkit';

const { resolve } = createRequire(import.meta.url);
const FONTS = {
  text: resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  mono: resolve('dejavu-fonts-ttf/ttf/DejaVuSansMono.ttf'),
};
type Font = keyof typeof FONTS;
const GREY = '#475569';
const INK = '#0f172a';
const ACCENT = '#1d4ed8';
const MARGIN = 56;

export interface PdfInfo {
  title: string;
  madeAt: Date;
  /** Told at the foot of each page. */
  footer: string;
}

/**
 * A PDF (PDF/A-2b, tagged) in the language that is spoken while it is made, filled from top to bottom without a wait; equal calls give
 * equal bytes.
 */
export class PdfPage {
  readonly #pdf: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #info: PdfInfo;

  constructor(info: PdfInfo) {
    this.#info = info;
    this.#pdf = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, bottom: MARGIN + 16, left: MARGIN, right: MARGIN },
      pdfVersion: '1.7',
      subset: 'PDF/A-2b',
      tagged: true,
      lang: DEFAULT_LOCALES[spokenLanguage()],
      displayTitle: true,
      bufferPages: true,
      font: FONTS.text,
      info: {
        Title: info.title,
        Author: 'Forensic Anti-Fraud Platform',
        Producer: 'Forensic Anti-Fraud Platform',
        Creator: 'Forensic Anti-Fraud Platform',
        CreationDate: info.madeAt,
        ModDate: info.madeAt,
      },
    } as PDFKit.PDFDocumentOptions);
    this.#root = this.#pdf.struct('Document');
    this.#pdf.addStructure(this.#root);
  }

  title(text: string): void {
    this.#write('H1', text, { font: 'bold', size: 20, after: 4 });
  }

  /** A heading, with a bookmark; kept together with what follows. */
  heading(text: string): void {
    if (this.#pdf.y > this.#pdf.page.height - 160) this.#pdf.addPage();
    this.#pdf.moveDown(0.6);
    this.#pdf.outline.addItem(printable(text));
    this.#write('H2', text, { font: 'bold', size: 13, after: 3, color: ACCENT });
  }

  subheading(text: string): void {
    if (this.#pdf.y > this.#pdf.page.height - 120) this.#pdf.addPage();
    this.#pdf.y += 6;
    this.#write('H3', text, { font: 'bold', size: 10, after: 1 });
  }

  text(text: string): void {
    this.#write('P', text, { font: 'text', size: 10, after: 3 });
  }

  note(text: string): void {
    this.#write('P', text, { font: 'text', size: 8.5, after: 3, color: GREY });
  }

  /** Hashes and addresses, whose characters must not be confused. */
  mono(text: string): void {
    this.#write('P', text, { font: 'mono', size: 7.5, after: 2 });
  }

  /** A fact with its label. */
  fact(label: string, value: string): void {
    this.#write('P', `${label}: ${value}`, { font: 'text', size: 10, after: 1 });
  }

  newPage(): void {
    this.#pdf.addPage();
  }

  /** The finished file. */
  finish(): Promise<Buffer> {
    // Before the first wait, after which another language may be spoken.
    this.#numberPages();
    this.#root.end();
    return this.#close();
  }

  #numberPages(): void {
    const { footer } = this.#info;
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page);
      const { height, margins } = this.#pdf.page;
      const bottom = margins.bottom;
      // Below the margin a text would begin a new page.
      margins.bottom = 0;
      const artifact = { type: 'Pagination' as const };
      this.#pdf.markContent('Artifact', artifact);
      const number = page - start + 1;
      this.#pdf
        .font(FONTS.text, 7.5)
        .fillColor(GREY)
        .text(printable(t`${footer} · page ${number} of ${count}`), MARGIN, height - 48, {
          lineBreak: false,
        });
      this.#pdf.endMarkedContent();
      margins.bottom = bottom;
    }
  }

  async #close(): Promise<Buffer> {
    const chunks: Buffer[] = [];
    this.#pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const ended = new Promise<void>((done, fail) => {
      this.#pdf.once('end', done);
      this.#pdf.once('error', fail);
    });
    this.#pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }

  #write(
    tag: 'H1' | 'H2' | 'H3' | 'P',
    text: string,
    { font, size, after, color = INK }: { font: Font; size: number; after: number; color?: string },
  ): void {
    this.#root.add(
      this.#pdf.struct(tag, {}, () => {
        this.#pdf
          .font(FONTS[font], size)
          .fillColor(color)
          .text(printable(text), MARGIN, this.#pdf.y, {
            width: this.#pdf.page.width - 2 * MARGIN,
            lineGap: 1.5,
          });
      }),
    );
    this.#pdf.y += after;
  }
}

/** What the font cannot draw is written as its code point, so that nothing is lost in an empty box. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, (mark) => (mark === '\n' ? '\n' : ' '))
    .replaceAll(
      /[^\u0020-\u024f\u0370-\u052f\u1e00-\u1fff\u2010-\u2027\u2030-\u205e\u20a0-\u20bf\u2190-\u21ff\n]/gu,
      (sign) => `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
