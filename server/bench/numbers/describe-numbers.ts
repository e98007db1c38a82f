import { wilsonInterval } from '../elder/wilson-interval.ts';
import { type JudgedText, judgeNumbers, type LabelledText } from './judge-numbers.ts';

type Judged = LabelledText & JudgedText;

const TITLES = {
  developing: 'Sources the finder was improved on',
  judging: 'Sources that only judge it',
} as const;

/** Tables of what was found, by source. With `isTold` also the ids and places of what went wrong. */
export function describeNumbers(
  half: keyof typeof TITLES,
  texts: readonly LabelledText[],
  isTold = false,
): string {
  const judged = texts.map((text): Judged => ({ ...text, ...judgeNumbers(text) }));
  const [scams, honest] = [judged.filter(({ isScam }) => isScam), judged.filter(({ isScam }) => !isScam)];
  return [
    `## ${TITLES[half]}`,
    tableOf('numbers to call in scams', scams, scamRow),
    tableOf('honest texts with long numbers', honest, honestRow),
    ...(isTold ? judged.flatMap(whatWentWrong) : []),
  ].join('\n');
}

function tableOf(
  title: string,
  judged: readonly Judged[],
  row: (texts: readonly Judged[]) => string[],
): string {
  const bySource = [...Map.groupBy(judged, ({ source }) => source)];
  const rows = [...bySource, ['all', judged] as const].map(
    ([source, texts]) => `| ${[source, ...row(texts)].join(' | ')} |`,
  );
  const heads =
    row === scamRow
      ? ['texts', 'numbers', 'found whole', 'mentions found', 'of them right']
      : ['texts', 'telephone numbers in them', 'texts with a wrong one'];
  return `\n| ${title} | ${heads.join(' | ')} |\n|---|${'---:|'.repeat(heads.length)}\n${rows.join('\n')}`;
}

function scamRow(texts: readonly Judged[]): string[] {
  const sum = (count: (text: Judged) => number) => texts.reduce((all, text) => all + count(text), 0);
  const [labelled, found] = [sum((text) => text.labelled), sum((text) => text.found)];
  return [
    String(texts.length),
    String(labelled),
    shareOf(
      sum((text) => text.right),
      labelled,
    ),
    String(found),
    shareOf(found - sum(({ wrong }) => new Set(wrong.map(({ value }) => value)).size), found),
  ];
}

function honestRow(texts: readonly Judged[]): string[] {
  const numbers = texts.reduce((all, text) => all + text.numbers.length, 0);
  const wrong = texts.filter((text) => text.wrong.length > 0).length;
  return [String(texts.length), String(numbers), shareOf(wrong, texts.length)];
}

function shareOf(hits: number, of: number): string {
  if (of === 0) return 'none';
  const [low, high] = wilsonInterval(hits, of).map((share) => (share * 100).toFixed(1));
  return `${hits} = ${((hits / of) * 100).toFixed(1)} % (${low}–${high})`;
}

/** Places and not words: the texts are not ours to print. */
const whatWentWrong = ({ id, missed, wrong }: Judged): string[] => [
  ...missed.map(({ start, end }) => `${id} missed ${start}-${end}`),
  ...wrong.map(({ start, end, value }) => `${id} wrong ${start}-${end} as ${value.length} signs`),
];
