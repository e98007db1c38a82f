import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { LabelledNumber, LabelledText } from './judge-numbers.ts';

/** The half that the finder was improved on, and the half that only judges it. */
export const HALVES = ['developing', 'judging'] as const;
export type Half = (typeof HALVES)[number];

/** Labels of a file: by source and id the text's first hash digits and its numbers, `start-end COUNTRY` each. */
type Labels = Record<string, Record<string, { text: string; numbers: string[] }>>;

const HASH_DIGITS = 12;

/** Loads the labelled texts of one half out of public files with lines of `{"id", "text", "label"}`. */
export async function loadLabelledTexts(half: Half, files: readonly string[]): Promise<LabelledText[]> {
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const lines = new Map(
    contents
      .flatMap((content) => content.split('\n').filter((line) => line.trim() !== ''))
      .map((line) => JSON.parse(line) as { id: string; text: string; label: string })
      .map((line) => [line.id, line] as const),
  );
  const file = fileURLToPath(new URL(`./labels/${half}.json`, import.meta.url));
  const labels = JSON.parse(await readFile(file, 'utf8')) as Labels;
  return Object.entries(labels).flatMap(([source, texts]) =>
    Object.entries(texts).map(([id, { text: hash, numbers }]) => {
      const line = lines.get(id);
      if (!line) throw new Error(`${source}: the files hold no text ${id}, which has labels`);
      if (createHash('sha256').update(line.text).digest('hex').slice(0, HASH_DIGITS) !== hash)
        throw new Error(`${source}: the text ${id} is not the one that was read`);
      return {
        ...{ id, source, text: line.text },
        isScam: line.label !== 'legit',
        numbers: numbers.map(parseLabel),
      };
    }),
  );
}

/** `12-23 GB`, `12-17` for a short code, `12-23 GB other` for a number nobody is told to call. */
export function parseLabel(label: string): LabelledNumber {
  const [, start, end, country, other] = /^(\d+)-(\d+)(?: ([A-Z]{2}))?( other)?$/u.exec(label) ?? [];
  if (start === undefined) throw new Error(`this label of a number cannot be read: ${label}`);
  return { start: Number(start), end: Number(end), country: country ?? null, isOther: other !== undefined };
}
