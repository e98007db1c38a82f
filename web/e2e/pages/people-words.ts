import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DEMO = fileURLToPath(new URL('../../../server/src/demo/', import.meta.url));
/** So many words in a row are hardly ever the same by chance. */
const ROW = 3;
/** Identifiers and details of victims are masked on screen, so not every row of a person's text is found again. */
const ENOUGH = 0.5;

const rowsOf = (text: string): string[] => {
  const words = text.toLowerCase().match(/[\p{L}\d’']+/gu) ?? [];
  return words
    .slice(0, Math.max(1, words.length - ROW + 1))
    .map((_, at) => words.slice(at, at + ROW).join(' '));
};

/** Knows what the people of the demo wrote, which is English in every language, by the sources of the demo. */
export async function demoWriting(): Promise<(line: string) => boolean> {
  const files = (await readdir(DEMO, { recursive: true })).filter((file) => /\.(?:ts|json|txt)$/u.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(DEMO, file), 'utf8')));
  const written = texts.join('\n').toLowerCase();
  const rows = new Set(texts.flatMap(rowsOf));
  return (line) => {
    const own = rowsOf(line);
    return (
      written.includes(line.toLowerCase()) || own.filter((row) => rows.has(row)).length / own.length >= ENOUGH
    );
  };
}
