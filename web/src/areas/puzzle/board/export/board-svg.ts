import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { Board, BoardCard, BoardLine } from '@fap/shared/puzzle/board-doc.ts';
import {
  boundsOf,
  CARD_WIDTH,
  middleOfSide,
  type Rect,
  rectOf,
  type Side,
  sidesOf,
} from '@fap/shared/puzzle/board-geometry.ts';
import { FRAME_KIND, wordsOfLink } from '@fap/shared/puzzle/board-shapes.ts';
import { layerColorOnPaper } from '../../../clusters/public/layer-look.ts';
import { lineLook } from '../looks/line-look.ts';

/** How wide a text is drawn in 15 px. */
export type Measure = (text: string) => number;

export interface BoardPicture {
  svg: string;
  width: number;
  height: number;
}

const MARGIN = 40;
const HEADER = 76;
const LINE_HEIGHT = 20;
const PADDING = 12;
const FONT = `Inter, system-ui, sans-serif`;
const INK = '#12222a';
const SOFT = '#4b5d66';

export interface DrawOptions {
  title: string;
  date: string;
  measure: Measure;
  /** What is known of a card's piece, such as "Confirmed"; '' for nothing. */
  statusOf: (card: BoardCard) => string;
}

/** A card with its text as it is written on paper. */
interface Sheet {
  card: BoardCard;
  rect: Rect;
  lines: readonly string[];
  status: string;
}

/** The board as a picture on white paper, with a title and a date above it. */
export function drawBoard(
  { pieces, links }: Board,
  { title, date, measure, statusOf }: DrawOptions,
): BoardPicture {
  const frames = pieces.filter(({ kind }) => kind === FRAME_KIND);
  const sheets = pieces
    .filter(({ kind }) => kind !== FRAME_KIND)
    .map((card) => sheetOf(card, measure, statusOf(card)));
  const rects = new Map([
    ...frames.map((card) => [card.id, rectOf(card)] as const),
    ...sheets.map(({ card, rect }) => [card.id, rect] as const),
  ]);
  const bounds = boundsOf([...rects.values()]) ?? { x: 0, y: 0, width: 0, height: 0 };
  const width = Math.ceil(Math.max(bounds.width, 480) + 2 * MARGIN);
  const height = Math.ceil(bounds.height + HEADER + 2 * MARGIN);
  const lines = links.map((line) => drawLine(line, rects, measure));
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    text(MARGIN, MARGIN + 8, title, { size: 22, weight: 600, color: INK }),
    text(MARGIN, MARGIN + 32, date, { size: 14, weight: 400, color: SOFT }),
    `<g transform="translate(${MARGIN - bounds.x} ${MARGIN + HEADER - bounds.y})">`,
    ...frames.map(drawFrame),
    ...lines.map(({ path }) => path),
    ...sheets.map(drawSheet),
    ...lines.map(({ label }) => label),
    '</g></svg>',
  ].join('\n');
  return { svg, width, height };
}

function sheetOf(card: BoardCard, measure: Measure, status: string): Sheet {
  const lines = wrap(card.label, CARD_WIDTH - 2 * PADDING, measure);
  const rows = lines.length + (status ? 1 : 0);
  const height = topOf(card) + (rows - 1) * LINE_HEIGHT + 2 * PADDING;
  return { card, rect: { x: card.x, y: card.y, width: CARD_WIDTH, height }, lines, status };
}

/** How far below a card's upper edge its first line stands. */
const topOf = ({ layer }: BoardCard): number => (layer > 0 ? 42 : 26);

function drawFrame(card: BoardCard): string {
  const { x, y, width, height } = rectOf(card);
  const box = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="12" fill="#f6f8f8" stroke="#78888e" stroke-width="2" stroke-dasharray="6 5"/>`;
  return box + text(x + PADDING, y + 24, card.label, { size: 15, weight: 600, color: INK });
}

function drawSheet({ card, rect, lines, status }: Sheet): string {
  const { x, y, width, height } = rect;
  const color = layerColorOnPaper(card.layer);
  const [left, top] = [x + PADDING, y + topOf(card)];
  return [
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8" fill="#ffffff" stroke="#78888e"/>`,
    `<rect x="${x}" y="${y}" width="${width}" height="4" rx="2" fill="${color}"/>`,
    card.layer > 0
      ? text(left, y + 22, `${card.layer} ${anatomyLayer(card.layer).name}`, { size: 12, weight: 600, color })
      : '',
    ...lines.map((line, row) =>
      text(left, top + row * LINE_HEIGHT, line, { size: 15, weight: 400, color: INK }),
    ),
    status
      ? text(left, top + lines.length * LINE_HEIGHT, status, { size: 13, weight: 600, color: SOFT })
      : '',
  ].join('');
}

/** A line behind the cards, and its words, which stand before them: between two neighbours they need more room than there is. */
function drawLine(
  line: BoardLine,
  rects: ReadonlyMap<string, Rect>,
  measure: Measure,
): { path: string; label: string } {
  const [from, to] = [rects.get(line.from), rects.get(line.to)];
  if (!from || !to) return { path: '', label: '' };
  const look = lineLook(line);
  const sides = sidesOf(from, to);
  const [begin, end] = [middleOfSide(from, sides.from), middleOfSide(to, sides.to)];
  const [x, y] = [(begin.x + end.x) / 2, (begin.y + end.y) / 2];
  const isDown = sides.from === 'top' || sides.from === 'bottom';
  const bends = isDown ? `${begin.x} ${y} ${end.x} ${y}` : `${x} ${begin.y} ${x} ${end.y}`;
  const dash = look.dash ? ` stroke-dasharray="${look.dash}"` : '';
  const path = `<path d="M${begin.x} ${begin.y}C${bends} ${end.x} ${end.y}" fill="none" stroke="${look.onPaper}" stroke-width="${look.width}"${dash}/>`;
  const arrow = look.hasArrow
    ? `<path d="M${end.x} ${end.y}${ARROWS[sides.to]}z" fill="${look.onPaper}"/>`
    : '';
  return { path: path + arrow, label: drawLabel(wordsOfLink(line), { x, y }, look.onPaper, measure) };
}

/** Arrowheads that point at a side, from their tip. */
const ARROWS: Record<Side, string> = {
  left: 'l-10 -5v10',
  right: 'l10 -5v10',
  top: 'l-5 -10h10',
  bottom: 'l-5 10h10',
};
const LABEL_SIZE = 13;

function drawLabel(
  words: string,
  { x, y }: { x: number; y: number },
  color: string,
  measure: Measure,
): string {
  if (!words) return '';
  const width = (measure(words) * LABEL_SIZE) / 15 + 12;
  const back = `<rect x="${x - width / 2}" y="${y - 11}" width="${width}" height="22" rx="4" fill="#ffffff"/>`;
  return back + text(x, y + 4.5, words, { size: LABEL_SIZE, weight: 600, color, anchor: 'middle' });
}

function wrap(label: string, width: number, measure: Measure): string[] {
  return label.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ').flatMap((part) => cut(part, width, measure))) {
      const longer = line ? `${line} ${word}` : word;
      if (line && measure(longer) > width) {
        lines.push(line);
        line = word;
      } else line = longer;
    }
    return [...lines, line];
  });
}

/** A word that is wider than a line, such as an address, in parts that are not. */
function cut(word: string, width: number, measure: Measure): string[] {
  if (measure(word) <= width) return [word];
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part && measure(part + character) > width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part];
}

interface TextLook {
  size: number;
  weight: number;
  color: string;
  anchor?: 'middle';
}

function text(x: number, y: number, words: string, { size, weight, color, anchor }: TextLook): string {
  const at = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}"${at}>${escapeXml(words)}</text>`;
}

/** Signs that XML forbids are left out: cards may hold any. */
function escapeXml(words: string): string {
  const allowed = [...words].filter((sign) => isXml(sign.codePointAt(0) ?? 0)).join('');
  return allowed
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function isXml(code: number): boolean {
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d;
  return code <= 0xd7ff || (code >= 0xe000 && code !== 0xfffe && code !== 0xffff);
}
