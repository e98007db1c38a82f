import type { ModerationDecision } from '@fap/shared/moderation/rules.ts';
import type { NoticeContent } from '@fap/shared/notices/kinds.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { comment } from '../../db/schema/comments.ts';
import { elderAlert } from '../../db/schema/elder.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { notice } from '../../db/schema/notices.ts';
import { contribution, contributionReview, handedDraft, layerClaim } from '../../db/schema/puzzle.ts';
import { anchorLeaf } from '../../db/schema/vault.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import type { DomainEventMap } from '../../platform/write/domain-events.ts';
import { emit, recordAudit } from '../../platform/write/transact.ts';
import { holdAlertedGuardians } from './alerted-guardians.ts';
import { noticeEvents } from './events.ts';
import { notify } from './notify.ts';

/** Tells the author of a piece of a review. */
export async function tellReviewed(tx: TxCtx, reviewId: string): Promise<void> {
  const [row] = await tx.db
    .select({
      reviewerId: contributionReview.reviewerId,
      verdict: contributionReview.verdict,
      standing: contributionReview.standing,
      accountId: contribution.authorId,
      contributionId: contribution.id,
      clusterId: contribution.clusterId,
      layer: contribution.layer,
    })
    .from(contributionReview)
    .innerJoin(contribution, eq(contribution.id, contributionReview.contributionId))
    .where(eq(contributionReview.id, reviewId));
  // A review that does not count settles nothing, and a ring of new accounts could fill the inbox with them.
  if (!row || row.standing === 'new') return;
  const { accountId, verdict, reviewerId, standing: _, ...about } = row;
  const kind = verdict === 'confirm' ? 'piece-confirmed' : 'piece-disputed';
  await notify(tx, { accountId, content: { kind, payload: { ...about, people: 1 } }, by: reviewerId });
}

/** Tells people that somebody mentioned them, unless the piece was withdrawn or taken away since. */
export async function tellMentioned(
  tx: TxCtx,
  { contributionId, place, accountIds, byId }: DomainEventMap['puzzle.people.mentioned'],
): Promise<void> {
  const [piece] = await tx.db
    .select({
      clusterId: contribution.clusterId,
      layer: contribution.layer,
      status: contribution.status,
      moderation: contribution.moderation,
    })
    .from(contribution)
    .where(eq(contribution.id, contributionId));
  if (!piece || piece.status === 'withdrawn' || piece.moderation !== 'shown') return;
  const { clusterId, layer } = piece;
  for (const accountId of accountIds.toSorted())
    await notify(tx, {
      accountId,
      content: { kind: 'mentioned', payload: { clusterId, contributionId, layer, place } },
      by: byId,
    });
}

/** Tells people that a comment mentions them, unless it was deleted or taken away since. */
export async function tellMentionedInComment(
  tx: TxCtx,
  { commentId, accountIds, byId }: DomainEventMap['comments.people.mentioned'],
): Promise<void> {
  const [said] = await tx.db
    .select({ clusterId: comment.clusterId, moderation: comment.moderation })
    .from(comment)
    .where(eq(comment.id, commentId));
  if (said?.moderation !== 'shown') return;
  const payload = { clusterId: said.clusterId, commentId };
  for (const accountId of accountIds.toSorted())
    await notify(tx, { accountId, content: { kind: 'comment-mentioned', payload }, by: byId });
}

/** Tells a reviewer that the author of the piece answered; a new account's answer counts like anybody's, because it is one. */
export async function tellAnswered(
  tx: TxCtx,
  { contributionId, reviewerId, byId }: DomainEventMap['puzzle.review.answered'],
): Promise<void> {
  const [piece] = await tx.db
    .select({ clusterId: contribution.clusterId, layer: contribution.layer })
    .from(contribution)
    .where(eq(contribution.id, contributionId));
  if (!piece) return;
  await notify(tx, {
    accountId: reviewerId,
    content: { kind: 'review-answered', payload: { ...piece, contributionId } },
    by: byId,
  });
}

/** Tells the author of the piece that carries a layer: a report filled it, or it is complete. */
export async function tellLayerChanged(
  tx: TxCtx,
  { clusterId, layer, to, contributionId }: DomainEventMap['puzzle.layer.changed'],
): Promise<void> {
  const [row] = await tx.db
    .select({ accountId: contribution.authorId })
    .from(contribution)
    .where(eq(contribution.id, contributionId));
  if (!row) return;
  const content: NoticeContent<'layer-completed' | 'report-used'> =
    to === 'complete'
      ? { kind: 'layer-completed', payload: { clusterId, contributionId, layer } }
      : { kind: 'report-used', payload: { clusterId, layers: [layer] } };
  await notify(tx, { ...row, content });
}

/** Tells whoever works on a layer that somebody wants to take over. */
export async function tellTakeoverAsked(tx: TxCtx, claimId: string): Promise<void> {
  const [claim] = await tx.db.select().from(layerClaim).where(eq(layerClaim.id, claimId));
  // The minute to answer may be over: then there is nothing to decide.
  if (!claim?.takeoverRequestedBy || claim.endedAt) return;
  const { clusterId, layer, holderId, takeoverRequestedBy } = claim;
  await notify(tx, {
    accountId: holderId,
    content: { kind: 'takeover-asked', payload: { clusterId, layer } },
    by: takeoverRequestedBy,
  });
}

/** Tells who got a draft of a layer, unless it was put away since. */
export async function tellDraftGiven(tx: TxCtx, draftId: string): Promise<void> {
  const [draft] = await tx.db.select().from(handedDraft).where(eq(handedDraft.id, draftId));
  if (!draft) return;
  const { clusterId, layer, fromId, toId } = draft;
  await notify(tx, {
    accountId: toId,
    content: { kind: 'draft-given', payload: { clusterId, layer } },
    by: fromId,
  });
}

/** Tells everybody with a piece in a puzzle that it is ready to be acted on. */
export async function tellAlerted(tx: TxCtx, clusterId: string): Promise<void> {
  const authors = await tx.db
    .selectDistinct({ accountId: contribution.authorId })
    .from(contribution)
    .where(eq(contribution.clusterId, clusterId))
    .orderBy(contribution.authorId);
  for (const { accountId } of authors)
    await notify(tx, { accountId, content: { kind: 'cluster-alert', payload: { clusterId } } });
}

/** Tells the owners of a verified batch's files; one notice each, however many items. */
export async function tellAnchored(tx: TxCtx, batchId: string): Promise<void> {
  const owners = await tx.db
    .select({
      accountId: evidenceItem.ownerId,
      evidenceId: sql<string>`max(${evidenceItem.id})`,
      items: sql<number>`count(*)::int`,
    })
    .from(anchorLeaf)
    .innerJoin(evidenceItem, eq(evidenceItem.id, anchorLeaf.evidenceId))
    .where(and(eq(anchorLeaf.batchId, batchId), eq(evidenceItem.kind, 'file')))
    .groupBy(evidenceItem.ownerId)
    .orderBy(evidenceItem.ownerId);
  for (const { accountId, ...payload } of owners)
    await notify(tx, { accountId, content: { kind: 'evidence-anchored', payload } });
}

/** Tells the owner of an evidence item that it could not be read. */
export async function tellUnreadable(tx: TxCtx, evidenceId: string): Promise<void> {
  const [item] = await tx.db
    .select({ accountId: evidenceItem.ownerId })
    .from(evidenceItem)
    .where(eq(evidenceItem.id, evidenceId));
  if (item)
    await notify(tx, {
      ...item,
      content: { kind: 'evidence-unreadable', payload: { evidenceId, items: 1 } },
    });
}

/** Tells whose content it is what a moderator decided, and whoever had reported it. */
export async function tellModerated(tx: TxCtx, decided: DomainEventMap['moderation.decided']): Promise<void> {
  const { kind, decision, contributionId, commentId, clusterId, layer, authorId, flaggedBy, byId } = decided;
  if (authorId && contributionId && clusterId && layer && isAboutWords(decision))
    await notify(tx, {
      accountId: authorId,
      content: { kind: 'piece-moderated', payload: { clusterId, contributionId, layer, decision } },
      by: byId,
    });
  if (authorId && commentId && clusterId && isAboutWords(decision))
    await notify(tx, {
      accountId: authorId,
      content: { kind: 'comment-moderated', payload: { clusterId, commentId, decision } },
      by: byId,
    });
  if (authorId && decision === 'rename')
    await notify(tx, { accountId: authorId, content: { kind: 'name-replaced', payload: {} }, by: byId });
  for (const accountId of flaggedBy.toSorted())
    await notify(tx, {
      accountId,
      content: { kind: 'flag-decided', payload: { kind, decision, ...(clusterId ? { clusterId } : {}) } },
      by: byId,
    });
}

/** Tells an elder and the guardians it was sent to, as far as they still are, of an alert; a guardian's conduct is told to the elder alone. */
export async function tellElderAlert(
  tx: TxCtx,
  { alertId, elderId, guardianIds, alerts }: DomainEventMap['elder.alert.raised'],
): Promise<void> {
  // First of all, because the elder's shield is locked before anything else.
  const still = await holdAlertedGuardians(tx, { alertId, elderId });
  const [alert] = await tx.db
    .select({ kind: elderAlert.kind })
    .from(elderAlert)
    .where(eq(elderAlert.id, alertId));
  if (!alert) return;
  const about = { alertId, ...(alerts > 1 ? { alerts } : {}) };
  // Who pressed "I'm on the phone" needs no notice of it.
  if (alert.kind === 'payment')
    await notify(tx, { accountId: elderId, content: { kind: 'own-payment-alert', payload: about } });
  if (alert.kind === 'guardian-conduct')
    await notify(tx, { accountId: elderId, content: { kind: 'guardian-conduct', payload: { alertId } } });
  for (const accountId of still.filter((id) => guardianIds.includes(id)))
    await notify(tx, { accountId, content: { kind: 'payment-alert', payload: { elderId, ...about } } });
}

/** Alerts waited too long: the guardian's devices show the newest notice about this elder again, unless all were read meanwhile. */
export async function tellElderAlertAgain(
  tx: TxCtx,
  { alertId, elderId, guardianId }: DomainEventMap['elder.alert.escalated'],
): Promise<void> {
  if (!(await holdAlertedGuardians(tx, { alertId, elderId })).includes(guardianId)) return;
  const [unread] = await tx.db
    .select({ id: notice.id })
    .from(notice)
    .where(
      and(
        eq(notice.accountId, guardianId),
        eq(notice.kind, 'payment-alert'),
        sql`${notice.payload} ->> 'elderId' = ${elderId}`,
        isNull(notice.readAt),
      ),
    )
    .orderBy(desc(notice.createdAt), desc(notice.id))
    .limit(1);
  if (!unread) return;
  emit(tx, noticeEvents.added, { noticeId: unread.id });
  await recordAudit(tx, { action: 'notice.shown-again', entityType: 'notice', entityId: unread.id });
}

const isAboutWords = (decision: ModerationDecision): decision is 'hide' | 'show' | 'redact' =>
  decision === 'hide' || decision === 'show' || decision === 'redact';
