import type { Board } from '@fap/shared/puzzle/board-doc.ts';
import { saveBlob } from '../../../../platform/save-file.ts';
import { localToday, serverNowMs } from '../../../../platform/server-clock.ts';
import { momentTime } from '../../public/format-moment.ts';
import { type BoardPicture, type DrawOptions, drawBoard } from './board-svg.ts';
import { pictureToPdf } from './picture-pdf.ts';

export type ExportFormat = 'png' | 'svg' | 'pdf';

/** Pixels for each unit of the board, as far as the picture stays within what every browser can draw. */
const SHARPNESS = 2;
const MAX_SIDE = 8_192;
const JPEG_QUALITY = 0.92;

/** Saves the board as a file, with its title and the date on it. */
export async function exportBoard(
  board: Board,
  { title, statusOf }: Pick<DrawOptions, 'title' | 'statusOf'>,
  format: ExportFormat,
): Promise<void> {
  const date = momentTime(new Date(serverNowMs()).toISOString());
  const picture = drawBoard(board, { title, date, measure: createMeasure(), statusOf });
  saveBlob(`board-${localToday()}.${format}`, await encode(picture, title, format));
}

async function encode(picture: BoardPicture, title: string, format: ExportFormat): Promise<Blob> {
  if (format === 'svg') return new Blob([picture.svg], { type: 'image/svg+xml' });
  const canvas = await paint(picture);
  if (format === 'png') return toBlob(canvas, 'image/png');
  const jpeg = await toBlob(canvas, 'image/jpeg');
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  const { width, height } = canvas;
  return new Blob([pictureToPdf({ bytes, width, height }, title)], {
    type: 'application/pdf',
  });
}

async function paint({ svg, width, height }: BoardPicture): Promise<HTMLCanvasElement> {
  const scale = Math.min(SHARPNESS, MAX_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no 2D context');
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(url);
  }
  return canvas;
}

function toBlob(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be encoded'))),
      type,
      JPEG_QUALITY,
    );
  });
}

function createMeasure(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('no 2D context');
  context.font = '15px Inter, system-ui, sans-serif';
  return (text) => context.measureText(text).width;
}
