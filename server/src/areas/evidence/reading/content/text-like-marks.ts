import type { GreyPicture } from './grey-picture.ts';

/** Darker than this is a mark. */
const DARK = 128;
/** Sides of a mark that may be a letter, or a word of joined letters, in points, and how much of its box it fills. */
const MIN_SIDE = 5;
const MAX_SIDE = 90;
const MAX_WORD = 400;
const MIN_FILL = 0.12;
const MAX_FILL = 0.95;
/** Marks of one line are of like height, on like height, and near each other: in heights of the smaller. */
const MAX_HEIGHTS = 2.2;
const MAX_GAP = 1.5;
/** So many marks beside each other are a line of text, in which no mark stands alone, and so many lines' marks are text. */
const LINE_MARKS = 5;
const TEXT_MARKS = 12;

interface Mark {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  points: number;
}

/** How many marks of a picture stand in lines as letters do, across and down; zero where too few do. */
export function countTextLikeMarks(picture: GreyPicture): { across: number; down: number } {
  const marks = findMarks(picture);
  const across = countInLines(marks);
  const down = countInLines(
    marks.map(({ x0, y0, x1, y1, points }) => ({ x0: y0, y0: x0, x1: y1, y1: x1, points })),
  );
  return { across, down };
}

function countInLines(marks: readonly Mark[]): number {
  const sorted = [...marks].sort((a, b) => a.x0 - b.x0);
  const lines: Mark[][] = [];
  for (const mark of sorted) {
    const line = lines.find((one) => continues(one.at(-1) as Mark, mark));
    if (line) line.push(mark);
    else lines.push([mark]);
  }
  const inLines = lines
    .filter(({ length }) => length >= LINE_MARKS)
    .reduce((sum, { length }) => sum + length, 0);
  return inLines >= TEXT_MARKS ? inLines : 0;
}

function continues(last: Mark, next: Mark): boolean {
  const [a, b] = [last.y1 - last.y0 + 1, next.y1 - next.y0 + 1];
  const overlap = Math.min(last.y1, next.y1) - Math.max(last.y0, next.y0) + 1;
  const gap = next.x0 - last.x1;
  return (
    Math.max(a, b) <= Math.min(a, b) * MAX_HEIGHTS &&
    overlap * 2 >= Math.min(a, b) &&
    gap >= -1 &&
    gap <= Math.max(a, b) * MAX_GAP
  );
}

/** The connected dark parts of a picture that are of a letter's size. */
function findMarks({ data, width, height }: GreyPicture): Mark[] {
  const seen = new Uint8Array(data.length);
  const marks: Mark[] = [];
  const stack: number[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] ?? 255) >= DARK) continue;
    seen[start] = 1;
    stack.push(start);
    const mark: Mark = { x0: width, y0: height, x1: 0, y1: 0, points: 0 };
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      mark.x0 = Math.min(mark.x0, x);
      mark.x1 = Math.max(mark.x1, x);
      mark.y0 = Math.min(mark.y0, y);
      mark.y1 = Math.max(mark.y1, y);
      mark.points += 1;
      for (let down = -1; down <= 1; down += 1)
        for (let right = -1; right <= 1; right += 1) {
          const [nextX, nextY] = [x + right, y + down];
          const next = nextY * width + nextX;
          if (nextX < 0 || nextX >= width || nextY < 0 || nextY >= height || seen[next]) continue;
          if ((data[next] ?? 255) >= DARK) continue;
          seen[next] = 1;
          stack.push(next);
        }
    }
    if (isLetterSized(mark)) marks.push(mark);
  }
  return marks;
}

function isLetterSized({ x0, y0, x1, y1, points }: Mark): boolean {
  const [wide, tall] = [x1 - x0 + 1, y1 - y0 + 1];
  const fill = points / (wide * tall);
  const [short, long] = [Math.min(wide, tall), Math.max(wide, tall)];
  return long >= MIN_SIDE && short <= MAX_SIDE && long <= MAX_WORD && fill >= MIN_FILL && fill <= MAX_FILL;
}
