import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import type { ContributionStatus, LayerStatus } from '@fap/shared/puzzle/completion.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { contribution, puzzleLayer } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import {
  type ContributionRow,
  type LayerLead,
  type LayerRow,
  presentLead,
  untouchedLayer,
} from './presenter.ts';

/** The piece that carries a layer: the first confirmed one, else the newest open one. */
export interface LeadPiece extends LayerLead {
  id: string;
  status: ContributionStatus;
  origin: string;
}

/** The state of a layer: its row, its pieces and the piece that leads it. */
export interface LayerState {
  row: LayerRow;
  status: LayerStatus;
  /** Known for the layers asked for. */
  pieces: number;
  lead: LeadPiece | null;
}

const ALL_LAYERS: readonly number[] = ANATOMY.map(({ layer }) => layer);

/** The fourteen layers of a cluster, in order, in one statement; with pieces and lead for `numbers`, else for all. */
export async function listLayerStates(
  ctx: Ctx,
  clusterId: string,
  numbers: readonly number[] = ALL_LAYERS,
): Promise<LayerState[]> {
  const number = sql<number>`number.layer`;
  const isOfLayer = and(
    sql`${number} = any(${sql.param([...numbers])}::int[])`,
    eq(contribution.clusterId, clusterId),
    sql`${contribution.layer} = ${number}`,
  );
  const confirmedAt = sql`case when ${contribution.status} = 'confirmed' then ${contribution.createdAt} end`;
  const confirmedId = sql`case when ${contribution.status} = 'confirmed' then ${contribution.id} end`;
  const lead = ctx.db
    .select({
      id: contribution.id,
      status: contribution.status,
      origin: contribution.origin,
      confidence: contribution.confidence,
      hash: contribution.hash,
      createdAt: contribution.createdAt,
      displayName: account.displayName,
    })
    .from(contribution)
    .innerJoin(account, eq(account.id, contribution.authorId))
    .where(
      and(
        isOfLayer,
        inArray(contribution.status, ['confirmed', 'pending']),
        eq(contribution.moderation, 'shown'),
      ),
    )
    .orderBy(
      // Nulls, which are the open ones, come last.
      sql`${confirmedAt} asc, ${confirmedId} asc, ${contribution.createdAt} desc, ${contribution.id} desc`,
    )
    .limit(1)
    .as('lead');
  const rows = await ctx.db
    .select({
      layer: number,
      row: puzzleLayer,
      pieces: sql<number>`(select count(*)::int from ${contribution} where ${isOfLayer})`,
      lead: {
        id: lead.id,
        status: lead.status,
        origin: lead.origin,
        confidence: lead.confidence,
        hash: lead.hash,
        createdAt: lead.createdAt,
        displayName: lead.displayName,
      },
    })
    .from(sql`unnest(${sql.param([...ALL_LAYERS])}::int[]) as number(layer)`)
    .leftJoin(puzzleLayer, and(eq(puzzleLayer.clusterId, clusterId), sql`${puzzleLayer.layer} = ${number}`))
    .leftJoinLateral(lead, sql`true`)
    .orderBy(number);
  return rows.map(({ layer, row, pieces, lead: piece }) => ({
    row: row ?? untouchedLayer(clusterId, layer),
    status: row?.status ?? 'missing',
    pieces,
    lead: piece && toLead(piece, piece.displayName),
  }));
}

/** The layer states after a new piece, computed without another query. */
export function addPiece(
  layerStates: readonly LayerState[],
  piece: ContributionRow,
  displayName: string,
): LayerState[] {
  return layerStates.map((layerState) => {
    if (layerState.row.layer !== piece.layer) return layerState;
    const { lead } = layerState;
    const isLead = lead === null || (lead.status === 'pending' && isNewer(piece, lead));
    return {
      ...layerState,
      pieces: layerState.pieces + 1,
      lead: isLead ? toLead(piece, displayName) : lead,
    };
  });
}

function isNewer(piece: ContributionRow, lead: LeadPiece): boolean {
  const difference = piece.createdAt.getTime() - lead.createdAt.getTime();
  return difference === 0 ? piece.id > lead.id : difference > 0;
}

function toLead(
  piece: Pick<ContributionRow, 'id' | 'status' | 'origin' | 'confidence' | 'hash' | 'createdAt'>,
  displayName: string,
): LeadPiece {
  const { id, origin } = piece;
  return { ...presentLead(piece, displayName), id, origin, status: piece.status };
}
