import { t } from '@fap/shared/kernel/words.ts';
import { chooseLayer } from '@fap/shared/puzzle/choose-layer.ts';
import type { ContributionType } from '@fap/shared/puzzle/constants.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { payloadHashOf } from '../../platform/write/idempotency.ts';
import type { PendingFact } from '../../platform/write/pending.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { getCluster } from '../clusters/index.ts';
import { recordNewMentions } from '../indicators/index.ts';
import { runTextTask } from '../texts/index.ts';
import { checkExhibit, invalidExhibit } from './check-exhibit.ts';
import { checkMentioned } from './check-mentioned.ts';
import { type Contributor, getPledgedActor } from './check-pledge.ts';
import { emitMentioned, puzzleEvents } from './events.ts';
import { type ContributePieceResult, findRepeated } from './find-repeated.ts';
import { sumRewards } from './granted-reward.ts';
import { insertContributions } from './insert-contributions.ts';
import { addPiece, listLayerStates } from './layer-states.ts';
import { presentContribution } from './presenter.ts';
import { lockPuzzle, settleLayers } from './settle-layer.ts';

export interface ContributePieceInput {
  clusterId: string;
  /** Left out: the layer the text speaks of most. */
  layer?: number | undefined;
  content: string;
  type: ContributionType;
  evidenceId?: string | undefined;
  confidence: number;
  /** Accounts that the text mentions. */
  mentions?: string[] | undefined;
  idempotencyKey?: string | undefined;
}

/**
 * Adds a piece to a layer; the same idempotency key again gives the first piece and no second reward. Throws FORBIDDEN
 * before the author has taken the zero-touch pledge, CONFLICT for the same key with another piece.
 */
export async function contributePiece(ctx: Ctx, input: ContributePieceInput): Promise<ContributePieceResult> {
  // Hot path: loads what it can before the cluster's lock, because everybody else waits for that.
  await getCluster(ctx, input.clusterId);
  const author = await getPledgedActor(ctx);
  const key = input.idempotencyKey && {
    idempotencyKey: input.idempotencyKey,
    payloadHash: payloadHashOf(input),
  };
  const known = key ? await findRepeated(ctx, author.id, key) : null;
  if (known) return known;
  await checkEvidence(ctx, input);
  const mentions = await checkMentioned(ctx, input.clusterId, input.mentions);
  const indicators = await runTextTask(ctx, 'indicators', { text: input.content, ownEmail: author.email });
  let facts: readonly PendingFact[] = [];
  const written = await transact(ctx, 'puzzle.contribute', async (tx) => {
    facts = tx.pending.facts;
    const done = await writePiece(tx, { ...input, mentions }, author, key ? key.payloadHash : null);
    if (done)
      await recordNewMentions(tx, {
        kind: 'piece',
        id: done.contribution.id,
        clusterId: input.clusterId,
        indicators,
      });
    return done;
  });
  // The reward is granted by an inline reaction, and read from the facts it published.
  if (written) return { ...written, reward: sumRewards(facts, author.id), isRepeated: false };
  // Race: the same key came twice concurrently, and the other was first.
  const first = key ? await findRepeated(ctx, author.id, key) : null;
  if (!first) throw new Error('the piece was not written');
  return first;
}

/** Writes the piece and its consequences under the cluster's lock; null when its idempotency key is used. */
async function writePiece(
  tx: TxCtx,
  input: ContributePieceInput,
  author: Contributor,
  payloadHash: string | null,
): Promise<Pick<ContributePieceResult, 'contribution' | 'layer' | 'completionRate'> | null> {
  const { clusterId } = input;
  const puzzle = await lockPuzzle(tx, clusterId);
  const before = await listLayerStates(tx, clusterId, input.layer === undefined ? undefined : [input.layer]);
  const statuses = before.map(({ status }) => status);
  const layer = input.layer ?? chooseLayer(input.content, statuses);
  const [row] = await insertContributions(tx, [
    { ...input, layer, authorId: author.id, origin: 'agent', payloadHash },
  ]);
  if (!row) return null;
  const piece = presentContribution(row, [], new Map([[author.id, author.displayName]]));
  publish(tx, puzzleTopic(clusterId), puzzleFacts.contribution, { contribution: piece });
  const layerStates = addPiece(before, row, author.displayName);
  const { layers, completionRate } = await settleLayers(tx, puzzle, layerStates, [layer]);
  await recordAudit(tx, {
    action: 'puzzle.contributed',
    entityType: 'contribution',
    entityId: piece.id,
    clusterId,
    after: { layer, hash: piece.hash },
  });
  emit(tx, puzzleEvents.contributionSubmitted, { contributionId: piece.id });
  emitMentioned(tx, { contributionId: piece.id, place: 'piece', accountIds: row.mentions });
  const [settled] = layers;
  if (!settled) throw new Error('no layer was settled');
  return { contribution: piece, layer: settled, completionRate };
}

/** A piece may cite an evidence item of its cluster: others must be able to look at it. */
async function checkEvidence(ctx: Ctx, input: ContributePieceInput): Promise<void> {
  if (input.type === 'evidence' && !input.evidenceId) throw invalidExhibit(t`Please choose the exhibit`);
  if (!input.evidenceId) return;
  await checkExhibit(ctx, input.clusterId, input.evidenceId);
}
