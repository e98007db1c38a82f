import { REWARDS } from '@fap/shared/agents/rewards.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { canonicalJson, sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { chooseLayer } from '@fap/shared/puzzle/choose-layer.ts';
import type { ContributionType } from '@fap/shared/puzzle/constants.ts';
import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { and, eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { payloadHashOf, refuseOtherPayload } from '../../platform/write/idempotency.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { getEmail } from '../auth/index.ts';
import { getCluster } from '../clusters/index.ts';
import { recordMentions } from '../indicators/index.ts';
import { readAway } from '../texts/index.ts';
import { checkPledge } from './check-pledge.ts';
import type { ContributionRow } from './presenter.ts';
import { listLayerStatuses, listLayers, presentContributions } from './queries.ts';
import { lockPuzzle, settleLayers } from './settle-layer.ts';

export interface ContributePieceInput {
  clusterId: string;
  /** Left out: the layer the text speaks of most. */
  layer?: number | undefined;
  content: string;
  type: ContributionType;
  evidenceId?: string | undefined;
  confidence: number;
  idempotencyKey?: string | undefined;
}

export interface ContributePieceResult {
  contribution: Contribution;
  layer: PuzzleLayer;
  completionRate: number;
  reward: { credits: number; xp: number };
  isRepeated: boolean;
}

/**
 * Adds a piece to a layer; the same idempotency key again gives the first piece and no second reward. Throws FORBIDDEN
 * before the author has taken the zero-touch pledge, CONFLICT for the same key with another piece.
 */
export async function contributePiece(ctx: Ctx, input: ContributePieceInput): Promise<ContributePieceResult> {
  const authorId = actingAccount(ctx);
  await getCluster(ctx, input.clusterId);
  const ownEmail = await getEmail(ctx, authorId);
  const indicators = await readAway(ctx, 'indicators', { text: input.content, ownEmail });
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    await checkPledge(tx);
    await lockPuzzle(tx, input.clusterId);
    const payloadHash = input.idempotencyKey === undefined ? null : payloadHashOf(input);
    const repeated = await findRepeated(tx, authorId, { ...input, payloadHash });
    if (repeated) return repeated;
    await checkEvidence(tx, input);
    const layer = input.layer ?? chooseLayer(input.content, await listLayerStatuses(tx, input.clusterId));
    const rows = await insertContributions(tx, [{ ...input, layer, authorId, origin: 'agent', payloadHash }]);
    const [piece] = await presentContributions(tx, rows);
    if (!piece) throw new Error('the piece was not written');
    publish(tx, puzzleTopic(input.clusterId), puzzleFacts.contribution, { contribution: piece });
    const { layers, completionRate } = await settleLayers(tx, input.clusterId, [layer]);
    await recordAudit(tx, {
      action: 'puzzle.contributed',
      entityType: 'contribution',
      entityId: piece.id,
      clusterId: input.clusterId,
      after: { layer, hash: piece.hash },
    });
    emit(tx, { type: 'puzzle.contribution.submitted', payload: { contributionId: piece.id } });
    await recordMentions(tx, [{ kind: 'piece', id: piece.id, clusterId: input.clusterId, indicators }]);
    const [settled] = layers;
    if (!settled) throw new Error('no layer was settled');
    return {
      contribution: piece,
      layer: settled,
      completionRate,
      reward: REWARDS['piece-submitted'],
      isRepeated: false,
    };
  });
}

export interface NewContribution {
  clusterId: string;
  layer: number;
  authorId: string;
  content: string;
  type: ContributionType;
  evidenceId?: string | undefined;
  confidence: number;
  origin: 'agent' | 'report';
  idempotencyKey?: string | undefined;
  /** SHA-256 of what came with the key. */
  payloadHash?: string | null;
}

/** Writes pieces with their hashes; the caller settles the layers and records the audit row. */
export async function insertContributions(
  tx: TxCtx,
  inputs: readonly NewContribution[],
): Promise<ContributionRow[]> {
  const createdAt = tx.clock.now();
  const rows = inputs.map(({ clusterId, layer, authorId, content, type, ...rest }) => {
    const id = tx.ids.next('piece');
    const evidenceId = rest.evidenceId ?? null;
    const hashed = { id, clusterId, layer, authorId, content, type, evidenceId };
    // The hash is public: for a victim's report it must not tell whose it is.
    const author = rest.origin === 'report' ? 'victim' : authorId;
    const hash = sha256Hex(
      canonicalJson({ ...hashed, authorId: author, createdAt: createdAt.toISOString() }),
    );
    const { confidence, origin, idempotencyKey = null, payloadHash = null } = rest;
    return { ...hashed, confidence, origin, hash, idempotencyKey, payloadHash, createdAt };
  });
  return tx.db.insert(contribution).values(rows).returning();
}

async function findRepeated(
  tx: TxCtx,
  authorId: string,
  { idempotencyKey, payloadHash }: Pick<NewContribution, 'idempotencyKey' | 'payloadHash'>,
): Promise<ContributePieceResult | null> {
  if (!idempotencyKey) return null;
  const rows = await tx.db
    .select()
    .from(contribution)
    .where(and(eq(contribution.authorId, authorId), eq(contribution.idempotencyKey, idempotencyKey)));
  refuseOtherPayload(rows[0]?.payloadHash, payloadHash);
  const [piece] = await presentContributions(tx, rows);
  if (!piece) return null;
  const layers = await listLayers(tx, piece.clusterId);
  const layer = layers[piece.layer - 1];
  if (!layer) throw new Error(`piece ${piece.id} has no layer`);
  const { completionRate } = await getCluster(tx, piece.clusterId);
  return { contribution: piece, layer, completionRate, reward: REWARDS['piece-submitted'], isRepeated: true };
}

/** A piece may cite an exhibit of its cluster or one of the author's own. */
async function checkEvidence(tx: TxCtx, input: ContributePieceInput): Promise<void> {
  if (input.type === 'evidence' && !input.evidenceId) throw invalidEvidence('Please choose the exhibit');
  if (!input.evidenceId) return;
  const [item] = await tx.db
    .select({ ownerId: evidenceItem.ownerId, clusterId: evidenceItem.clusterId })
    .from(evidenceItem)
    .where(eq(evidenceItem.id, input.evidenceId));
  const isCitable = item && (item.clusterId === input.clusterId || item.ownerId === actingAccount(tx));
  if (!isCitable) throw invalidEvidence('There is no such exhibit in this cluster');
}

const invalidEvidence = (message: string) =>
  new AppError('INVALID', { message, issues: [{ path: 'evidenceId', message }] });
