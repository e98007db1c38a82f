import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { loadHardTexts } from '../analysis/judge-hard-texts.ts';

/** Hits read before the patterns were mended by them, and hits read when that was done. */
export const HALVES = ['developing', 'judging'] as const;
export type Half = (typeof HALVES)[number];

/** What a reader said of one tactic that was named in a text. */
export interface LabelledTactic {
  sample: string;
  isScam: boolean;
  text: string;
  start: number;
  end: number;
  tactic: string;
  isRight: boolean;
}

/** By sample and source: `text's hash, kind, start-end, tactic, verdict`. */
type Labels = Record<string, Record<string, string[]>>;

const HASH_DIGITS = 12;
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, HASH_DIGITS);

/** Loads the labels of one half with their texts, out of public files with lines of `{"text"}` and our own hard texts. */
export async function loadTacticLabels(half: Half, files: readonly string[]): Promise<LabelledTactic[]> {
  const contents = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const texts = [
    ...contents
      .flatMap((content) => content.split('\n').filter((line) => line.trim() !== ''))
      .map((line) => (JSON.parse(line) as { text: string }).text),
    ...(await loadHardTexts()).map(({ text }) => text),
  ];
  const textOf = new Map(texts.map((text) => [hashOf(text), text] as const));
  const file = fileURLToPath(new URL(`./labels/${half}.json`, import.meta.url));
  const labels = JSON.parse(await readFile(file, 'utf8')) as Labels;
  return Object.entries(labels).flatMap(([sample, sources]) =>
    Object.entries(sources).flatMap(([source, lines]) =>
      lines.map((line): LabelledTactic => {
        const { hash, ...label } = parseTacticLabel(line);
        const text = textOf.get(hash);
        if (text === undefined)
          throw new Error(`${source}: the files hold no text ${hash}, which has labels`);
        return { sample, text, ...label };
      }),
    ),
  );
}

/** `0123456789ab scam 12-18 urgency right`. */
export function parseTacticLabel(line: string): Omit<LabelledTactic, 'sample' | 'text'> & { hash: string } {
  const found = /^([0-9a-f]{12}) (scam|honest) (\d+)-(\d+) ([a-z-]+) (right|wrong)$/u.exec(line);
  const [, hash, kind, start, end, tactic, verdict] = found ?? [];
  if (hash === undefined || tactic === undefined)
    throw new Error(`this label of a tactic cannot be read: ${line}`);
  return {
    ...{ hash, tactic, start: Number(start), end: Number(end) },
    isScam: kind === 'scam',
    isRight: verdict === 'right',
  };
}
