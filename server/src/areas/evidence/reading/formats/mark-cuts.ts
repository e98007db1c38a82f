import { CUT } from '@fap/shared/indicators/cut-lines.ts';
import { registrableDomain } from '@fap/shared/indicators/registrable-domain.ts';
import type { PictureLine } from '../content/file-reading.ts';

/** A line is full when it ends within this many letters of the longest line's end; wide letters are twice as wide. */
const FULL_LETTERS = 2.5;
/** Lines of one bubble are less than this many line heights apart. */
const MAX_LINES_APART = 1;
/** Signs of an address; a number goes on with digits. */
const ADDRESS = /[@./]|^www\b/u;
/** The end or pause of a sentence, where no word is cut. */
const ENDED = /[,;:!?)\]"”]$/u;
const SCHEME = /https?:$/iu;
/** Signs at which an address wraps before its line is full. */
const BREAKABLE = /[\p{L}\p{N}] ?[-/_=&@]$/u;
/** A host at the line's end; without a known top-level domain its end is on the next line. */
const HOST_END = /(?:^|[\s/@])((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}\p{N}-]{1,63})$/u;
const QUERY = /\/[^\s?]{0,200}\?$/u;

/** The lines of a picture as text, with a mark at the end of each that may have broken an address or a number. */
export function markCuts(lines: readonly PictureLine[]): string {
  const ends = bubblesOf(lines).flatMap((bubble) => {
    const rightmost = Math.max(...bubble.map(({ bbox }) => bbox.x1));
    return bubble.map((line, index) => (index + 1 < bubble.length ? isFull(line, rightmost) : false));
  });
  return lines
    .map(({ text }, index) => {
      const words = text.trimEnd();
      const next = lines[index + 1]?.text.trimStart() ?? '';
      const isCut = (ends[index] || isUnfinished(words)) && isOneWord(words, next);
      const end = text.slice(words.length).replaceAll(' ', '') || '\n';
      return `${words}${isCut ? CUT : ''}${end}`;
    })
    .join('');
}

/** Groups lines that are right below one another. */
function bubblesOf(lines: readonly PictureLine[]): PictureLine[][] {
  const bubbles: PictureLine[][] = [];
  for (const line of lines) {
    const last = bubbles.at(-1)?.at(-1);
    const height = last ? Math.max(last.bbox.y1 - last.bbox.y0, line.bbox.y1 - line.bbox.y0) : 0;
    const gap = last ? line.bbox.y0 - last.bbox.y1 : Number.POSITIVE_INFINITY;
    if (Math.abs(gap) <= height * MAX_LINES_APART) bubbles.at(-1)?.push(line);
    else bubbles.push([line]);
  }
  return bubbles;
}

function isFull({ text, bbox }: PictureLine, rightmost: number): boolean {
  const letter = (bbox.x1 - bbox.x0) / Math.max(1, text.trim().length);
  return rightmost - bbox.x1 <= letter * FULL_LETTERS;
}

/** Whether a line, full or not, ends within an address. */
function isUnfinished(line: string): boolean {
  const host = HOST_END.exec(line)?.[1];
  return BREAKABLE.test(line) || QUERY.test(line) || (host !== undefined && registrableDomain(host) === null);
}

function isOneWord(line: string, next: string): boolean {
  if (line === '' || next === '' || (ENDED.test(line) && !SCHEME.test(line) && !QUERY.test(line)))
    return false;
  const last = line.slice(line.lastIndexOf(' ') + 1);
  const [first = ''] = next.split(/\s/u, 1);
  return ADDRESS.test(last) || ADDRESS.test(first) || (/\d$/u.test(last) && /^\d/u.test(first));
}
