import type { MoneyTrails, TrailBand } from '@fap/shared/elder/money-trails.ts';
import { t } from '@lingui/core/macro';
import { type SankeyGraph, sankey, sankeyJustify, sankeyLinkHorizontal } from 'd3-sankey';

/** Size of the drawing in its own units; it is scaled to the width there is. */
export const TRAIL_WIDTH = 720;
const ROW_HEIGHT = 52;
const NODE_WIDTH = 14;
const NODE_GAP = 22;

export interface TrailNode {
  id: string;
  /** What is written beside it. */
  name: string;
  band: TrailBand | null;
  side: 'in' | 'own' | 'out';
}
interface TrailLink {
  status: TrailBand['status'];
}
type Graph = SankeyGraph<TrailNode, TrailLink>;

export interface LaidOutTrails {
  height: number;
  nodes: Graph['nodes'];
  links: { key: string; d: string; width: number; status: TrailBand['status'] }[];
}

/** Lays money trails out as a Sankey diagram: who paid the elder, the elder, and whom the elder paid. */
export function layOutTrails({
  inbound,
  outbound,
}: Pick<MoneyTrails, 'inbound' | 'outbound'>): LaidOutTrails {
  const own: TrailNode = { id: 'own', name: t`You`, band: null, side: 'own' };
  const nodesOf = (bands: readonly TrailBand[], side: 'in' | 'out'): TrailNode[] =>
    bands.map((band, at) => ({ id: `${side}-${at}`, name: band.name, band, side }));
  const [payers, payees] = [nodesOf(inbound, 'in'), nodesOf(outbound, 'out')];
  const height = Math.max(inbound.length, outbound.length, 2) * ROW_HEIGHT;
  const linkOf = (node: TrailNode) => ({
    source: node.side === 'in' ? node.id : 'own',
    target: node.side === 'in' ? 'own' : node.id,
    // A band of nothing would have no height to be seen by.
    value: Math.max(1, node.band?.amount ?? 0),
    status: node.band?.status ?? 'cleared',
  });
  const layOut = sankey<TrailNode, TrailLink>()
    .nodeId(({ id }) => id)
    .nodeAlign(sankeyJustify)
    .nodeWidth(NODE_WIDTH)
    .nodePadding(NODE_GAP)
    // As summed up: what is suspicious stands at the top.
    .nodeSort(null)
    .extent([
      [0, 8],
      [TRAIL_WIDTH, height],
    ]);
  const { nodes, links } = layOut({
    nodes: [...payers, own, ...payees],
    links: [...payers, ...payees].map(linkOf),
  });
  const path = sankeyLinkHorizontal<TrailNode, TrailLink>();
  return {
    height: height + 8,
    nodes,
    links: links.map((link, at) => ({
      key: String(at),
      d: path(link) ?? '',
      width: Math.max(1.5, link.width ?? 0),
      status: link.status,
    })),
  };
}
