import { createHash } from 'node:crypto';
import { analyzeLongText } from '@fap/shared/evidence/analyze-long-text.ts';
import type { LabelledText } from '../../training/labelled-text.ts';

/** A text to be judged, and of what kind it is. */
export interface TriedText {
  kind: string;
  text: string;
}

const SEED = 'counterfactuals-1';
/** Long texts are longer than two windows. */
const LONG_LENGTH = 110_000;
/** Long texts take a hundred times as long as short ones. */
const LONG_SHARE = 10;
/** Texts below this probability may stand around a scam without being risky themselves. */
const HARMLESS = 0.05;

/**
 * Scams and honest texts, evenly over their sources, in an order that no result decides; and long texts of them: one scam or two far from each other
 * between texts that read as harmless, scams alone, honest texts of any reading alone.
 */
export async function chooseTexts(texts: readonly LabelledText[], count: number): Promise<TriedText[]> {
  const scams = evenly(
    texts.filter(({ isScam }) => isScam),
    count,
  );
  const honest = evenly(
    texts.filter(({ isScam }) => !isScam),
    count,
  );
  const quiet: string[] = [];
  for (const text of honest)
    if (((await analyzeLongText(text)).scamProbability ?? 1) < HARMLESS) quiet.push(text);
  const long = Array.from({ length: Math.ceil(count / LONG_SHARE) }, (_, index) => {
    const [first = '', second = ''] = [scams[index * 2], scams[index * 2 + 1]];
    const around = fill(turned(quiet, index * 3), LONG_LENGTH);
    return [
      { kind: 'scam in a long text', text: put(around, [first]) },
      { kind: 'two scams in a long text', text: put(around, [first, second]) },
      { kind: 'long scam', text: fill(turned(scams, index * 3), LONG_LENGTH) },
      { kind: 'long honest text', text: fill(turned(honest, index * 3), LONG_LENGTH) },
    ];
  }).flat();
  return [
    ...scams.map((text) => ({ kind: 'scam', text })),
    ...honest.map((text) => ({ kind: 'honest text', text })),
    ...long,
  ];
}

/** The same texts, beginning with another. */
const turned = (texts: readonly string[], by: number): string[] => [
  ...texts.slice(by % texts.length),
  ...texts.slice(0, by % texts.length),
];

function evenly(texts: readonly LabelledText[], count: number): string[] {
  const sources = [...Map.groupBy(texts, ({ source }) => source).values()].map((group) =>
    group.map(({ text }) => ({ text, order: hash(text) })).toSorted((a, b) => (a.order < b.order ? -1 : 1)),
  );
  const longest = Math.max(0, ...sources.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => sources.flatMap((group) => group[index]?.text ?? []))
    .flat()
    .slice(0, count);
}

const hash = (text: string): string =>
  createHash('sha256')
    .update(SEED + text)
    .digest('hex');

function fill(texts: readonly string[], length: number): string {
  let filled = '';
  for (const text of texts) {
    if (filled.length >= length) break;
    filled += `${text}\n\n`;
  }
  return filled;
}

/** Puts texts evenly into another, between two of its lines. */
function put(around: string, texts: readonly string[]): string {
  const parts = texts.length + 1;
  const edges = texts.map((_, index) =>
    around.indexOf('\n', Math.floor((around.length * (index + 1)) / parts)),
  );
  return texts.reduceRight(
    (whole, text, index) => `${whole.slice(0, edges[index])}\n${text}\n${whole.slice(edges[index])}`,
    around,
  );
}
