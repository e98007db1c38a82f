import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { ModerationState } from '@fap/shared/puzzle/constants.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { eq } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit } from '../../platform/write/transact.ts';
import { type MentionSource, recordMentions } from '../indicators/index.ts';
import { listLayerStates } from './layer-states.ts';
import type { ContributionRow } from './presenter.ts';
import { getContribution, getContributionRow } from './queries.ts';
import { lockPuzzle, settleLayers } from './settle-layer.ts';
import { writeContent } from './write-content.ts';

export interface Moderation {
  contributionId: string;
  state: ModerationState;
  /** Shown to everybody in place of the words. */
  reason: string;
}

const ACTIONS = {
  shown: 'puzzle.shown-again',
  hidden: 'puzzle.hidden',
  redacted: 'puzzle.redacted',
} as const;

/**
 * Hides a piece, shows it again, or redacts it for good, in the caller's transaction: the row and the facts that published
 * it say so in place of its words, it leads no layer, and open pages are told. Throws NOT_FOUND, and CONFLICT when it
 * is so already or was redacted.
 */
export async function moderateContribution(
  tx: TxCtx,
  { contributionId, state, reason }: Moderation,
): Promise<ContributionRow> {
  const { clusterId } = await getContributionRow(tx, contributionId);
  const puzzle = await lockPuzzle(tx, clusterId);
  const piece = await getContributionRow(tx, contributionId);
  if (piece.moderation === state)
    throw new AppError('CONFLICT', { message: t`This piece is ${state} already` });
  if (piece.moderation === 'redacted')
    throw new AppError('CONFLICT', { message: t`The words of this piece were removed for good` });
  const original = piece.hiddenContent ?? piece.content;
  await writeContent(tx, clusterId, piece.id, contentOf(state, reason, original));
  await tx.db
    .update(contribution)
    .set({ moderation: state, hiddenContent: state === 'hidden' ? original : null })
    .where(eq(contribution.id, piece.id));
  publish(tx, puzzleTopic(clusterId), puzzleFacts.contribution, {
    contribution: await getContribution(tx, piece.id),
  });
  await settleLayers(tx, puzzle, await listLayerStates(tx, clusterId, [piece.layer]), [piece.layer]);
  await recordAudit(tx, {
    action: ACTIONS[state],
    entityType: 'contribution',
    entityId: piece.id,
    clusterId,
    before: { moderation: piece.moderation },
    after: { layer: piece.layer, moderation: state, reason },
  });
  await recordMentions(tx, [mentionsOf(piece, state)]);
  return piece;
}

function contentOf(state: ModerationState, reason: string, original: string): string {
  if (state === 'shown') return original;
  return `${state === 'hidden' ? 'Hidden' : 'Removed'} by a moderator: ${reason}`;
}

/** What a hidden piece names counts as refuted; a redacted one names nothing any more. */
function mentionsOf({ id, clusterId, status }: ContributionRow, state: ModerationState): MentionSource {
  const source: MentionSource = { kind: 'piece', id, clusterId };
  if (state === 'redacted') return { ...source, indicators: [] };
  return { ...source, isRefuted: state === 'hidden' || status === 'disputed' };
}
