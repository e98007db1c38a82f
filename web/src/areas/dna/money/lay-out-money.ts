import type { ClusterDetail } from '@fap/shared/dna/contract.ts';
import { MONEY_STAGES, type MoneyStage } from '@fap/shared/dna/money-stages.ts';

type Path = ClusterDetail['moneyPath'];
type Node = Path['nodes'][number];

export interface PlacedNode extends Node {
  top: number;
  height: number;
}

export interface MoneyDrawing {
  height: number;
  columns: { stage: MoneyStage; nodes: PlacedNode[] }[];
  /** The ribbons between each column and the next, as paths in a box 100 wide. */
  gaps: { key: string; d: string; isNamed: boolean }[][];
}

/** Room for the widest column's reports, and for two lines of text in each node, in pixels. */
const STREAM_HEIGHT = 160;
const LEAST_HEIGHT = 60;
const GAP = 10;

/** Places the nodes in columns, as high as their reports are many, and the ribbons between them. */
export function layOutMoney({ nodes, links }: Path): MoneyDrawing {
  const stages = MONEY_STAGES.filter((stage) => nodes.some((node) => node.stage === stage));
  const byStage = stages.map((stage) => nodes.filter((node) => node.stage === stage));
  const most = Math.max(1, ...byStage.map((column) => column.reduce((sum, { reports }) => sum + reports, 0)));
  const placed = byStage.map((column) => placeColumn(column, STREAM_HEIGHT / most));
  const height = Math.max(0, ...placed.map((column) => bottomOf(column)));
  const columns = placed.map((column) => centred(column, height));
  return {
    height,
    columns: stages.map((stage, index) => ({ stage, nodes: columns[index] ?? [] })),
    gaps: columns.slice(0, -1).map((left, index) => ribbons(left, columns[index + 1] ?? [], links)),
  };
}

function placeColumn(column: readonly Node[], perReport: number): PlacedNode[] {
  let top = 0;
  return column.map((node) => {
    const placed = { ...node, top, height: Math.max(LEAST_HEIGHT, node.reports * perReport) };
    top += placed.height + GAP;
    return placed;
  });
}

function bottomOf(column: readonly PlacedNode[]): number {
  const last = column.at(-1);
  return last ? last.top + last.height : 0;
}

function centred(column: readonly PlacedNode[], height: number): PlacedNode[] {
  const lower = (height - bottomOf(column)) / 2;
  return column.map((node) => ({ ...node, top: node.top + lower }));
}

/** Each link takes its share of both nodes' sides, so that ribbons fill a side and never overlap there. */
function ribbons(left: readonly PlacedNode[], right: readonly PlacedNode[], links: Path['links']) {
  const here = left.flatMap((from) =>
    right.flatMap((to) => {
      const link = links.find((one) => one.from === from.id && one.to === to.id);
      return link ? [{ from, to, reports: link.reports }] : [];
    }),
  );
  const slice = (end: 'from' | 'to') => {
    const used = new Map<string, number>();
    return (link: (typeof here)[number]) => {
      const { id, top, height } = link[end];
      const total = here.reduce((sum, one) => sum + (one[end].id === id ? one.reports : 0), 0);
      const start = used.get(id) ?? top;
      const stop = start + (height * link.reports) / total;
      used.set(id, stop);
      return [start, stop] as const;
    };
  };
  const [leave, arrive] = [slice('from'), slice('to')];
  const starts = here.map(leave);
  // From the top at the right side too, so that ribbons cross as little as the columns' order allows.
  const ends = new Map(
    right.flatMap(({ id }) => here.filter(({ to }) => to.id === id)).map((link) => [link, arrive(link)]),
  );
  return here.map((link, index) => {
    const [a, b] = starts[index] ?? [0, 0];
    const [c, d] = ends.get(link) ?? [0, 0];
    return {
      key: `${link.from.id} ${link.to.id}`,
      d: `M0 ${a}C50 ${a} 50 ${c} 100 ${c}L100 ${d}C50 ${d} 50 ${b} 0 ${b}Z`,
      isNamed: link.from.label !== null && link.to.label !== null,
    };
  });
}
