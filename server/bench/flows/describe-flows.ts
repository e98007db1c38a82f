import { wilsonInterval } from '../elder/wilson-interval.ts';
import { isOfImprovedHalf, type JudgedText, judgeText, RIGHT_FLOWS, type TypedText } from './judge-flows.ts';

/** Tables of what the comparison names, for the half it was improved by, the other half, and texts of sources nobody read. */
export function describeFlows(known: readonly TypedText[], unseen: readonly TypedText[]): string {
  const groups: [string, TypedText[]][] = [
    ['Improved by these', known.filter(isOfImprovedHalf)],
    ['Only judge, the same sources', known.filter((text) => !isOfImprovedHalf(text))],
    ['Only judge, sources nobody read', [...unseen]],
  ];
  return groups
    .filter(([, texts]) => texts.length > 0)
    .map(([title, texts]) => describeGroup(title, texts.map(judgeText)))
    .join('\n\n');
}

/** The two tables of one group of texts. */
export function describeGroup(title: string, judged: readonly JudgedText[]): string {
  const ofFamily = judged.filter(({ kind }) => RIGHT_FLOWS[kind]);
  const others = judged.filter(({ kind }) => !RIGHT_FLOWS[kind]);
  return [
    `## ${title}`,
    '',
    '| kind | texts | one flow named | of these right |',
    '|---|---:|---:|---:|',
    ...rowsOf(ofFamily, ({ kind }) => kind, rightRow),
    `| **all** | ${rightRow(ofFamily).join(' | ')} |`,
    `| the commonest kind, named always | ${baselineRow(ofFamily).join(' | ')} |`,
    '',
    '| texts of no family | texts | a flow is named all the same |',
    '|---|---:|---:|',
    ...rowsOf(others, ({ kind, source }) => (kind === 'honest' ? `honest: ${source}` : kind), falseRow),
  ].join('\n');
}

function rowsOf(
  texts: readonly JudgedText[],
  nameOf: (text: JudgedText) => string,
  cells: (group: readonly JudgedText[]) => string[],
): string[] {
  return [...Map.groupBy(texts, nameOf)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([name, group]) => `| ${[name, ...cells(group)].join(' | ')} |`);
}

function rightRow(group: readonly JudgedText[]): string[] {
  const named = group.filter(({ named: flow }) => flow !== null);
  return [
    String(group.length),
    share(named.length, group.length),
    share(named.filter(({ isRight }) => isRight).length, named.length),
  ];
}

/** What is right of all texts by always naming the kind that most of them are of. */
function baselineRow(group: readonly JudgedText[]): string[] {
  const sizes = [...Map.groupBy(group, ({ kind }) => kind).values()].map(({ length }) => length);
  return [
    String(group.length),
    share(group.length, group.length),
    share(Math.max(0, ...sizes), group.length),
  ];
}

const falseRow = (group: readonly JudgedText[]): string[] => [
  String(group.length),
  share(group.filter(({ named }) => named !== null).length, group.length),
];

function share(hits: number, of: number): string {
  if (of === 0) return 'none';
  const [low, high] = wilsonInterval(hits, of).map((bound) => (bound * 100).toFixed(1));
  return `${hits} = ${((hits / of) * 100).toFixed(1)} % (${low}–${high})`;
}
