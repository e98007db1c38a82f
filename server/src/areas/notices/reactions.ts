import { defineReaction } from '../../platform/bus/reactions.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { PUSH_NOTICE_JOB } from './jobs.ts';
import { notify } from './notify.ts';
import { hasDevice } from './push/devices.ts';
import {
  tellAlerted,
  tellAnchored,
  tellAnswered,
  tellDraftGiven,
  tellElderAlert,
  tellElderAlertAgain,
  tellLayerChanged,
  tellMentioned,
  tellMentionedInComment,
  tellModerated,
  tellReviewed,
  tellTakeoverAsked,
  tellUnreadable,
} from './sources.ts';
import { tellInvited } from './tell-invited.ts';
import { tellProposed } from './tell-proposed.ts';

interface AboutReport {
  reporterId: string;
  clusterId: string;
  reportId: string;
  byId: string | null;
}

/** Tells a reporter what somebody did with their report. */
const tellReporter =
  (kind: 'report-moved' | 'report-revealed' | 'report-asked') =>
  (tx: TxCtx, { reporterId, clusterId, reportId, byId }: AboutReport) =>
    notify(tx, { accountId: reporterId, content: { kind, payload: { clusterId, reportId } }, by: byId });

/** One reaction for each source of notices. */
export const noticeReactions = [
  defineReaction({
    name: 'notices.report-joined',
    on: 'cluster.report.submitted',
    concerns: ({ joined }) => joined,
    run: (tx, { reporterId, clusterId, reportId }) =>
      notify(tx, {
        accountId: reporterId,
        content: { kind: 'report-joined', payload: { clusterId, reportId } },
      }),
  }),
  defineReaction({
    name: 'notices.report-moved',
    on: 'cluster.report.taken-out',
    run: tellReporter('report-moved'),
  }),
  defineReaction({
    name: 'notices.report-revealed',
    on: 'report.detail.revealed',
    run: tellReporter('report-revealed'),
  }),
  defineReaction({
    name: 'notices.report-asked',
    on: 'report.question.asked',
    run: tellReporter('report-asked'),
  }),
  defineReaction({
    name: 'notices.report-answered',
    on: 'report.question.answered',
    run: async (tx, { analystIds, clusterId, reportId }) => {
      for (const accountId of analystIds)
        await notify(tx, {
          accountId,
          content: { kind: 'report-answered', payload: { clusterId, reportId } },
        });
    },
  }),
  defineReaction({
    name: 'notices.piece-reviewed',
    on: 'puzzle.contribution.reviewed',
    run: (tx, { reviewId }) => tellReviewed(tx, reviewId),
  }),
  defineReaction({ name: 'notices.review-answered', on: 'puzzle.review.answered', run: tellAnswered }),
  defineReaction({ name: 'notices.mentioned', on: 'puzzle.people.mentioned', run: tellMentioned }),
  defineReaction({
    name: 'notices.mentioned-in-comment',
    on: 'comments.people.mentioned',
    run: tellMentionedInComment,
  }),
  defineReaction({
    name: 'notices.layer-changed',
    on: 'puzzle.layer.changed',
    concerns: ({ from, to, origin }) => to === 'complete' || (origin === 'report' && from === 'missing'),
    run: tellLayerChanged,
  }),
  defineReaction({
    name: 'notices.takeover-asked',
    on: 'puzzle.takeover.asked',
    run: (tx, { claimId }) => tellTakeoverAsked(tx, claimId),
  }),
  defineReaction({
    name: 'notices.draft-given',
    on: 'puzzle.draft.given',
    run: (tx, { draftId }) => tellDraftGiven(tx, draftId),
  }),
  defineReaction({
    name: 'notices.cluster-alert',
    on: 'puzzle.completion.alerted',
    run: (tx, { clusterId }) => tellAlerted(tx, clusterId),
  }),
  defineReaction({ name: 'notices.escalation-proposed', on: 'escalation.proposed', run: tellProposed }),
  defineReaction({
    name: 'notices.evidence-anchored',
    on: 'vault.batch.verified',
    run: (tx, { batchId }) => tellAnchored(tx, batchId),
  }),
  defineReaction({
    name: 'notices.evidence-unreadable',
    on: 'evidence.item.unreadable',
    run: (tx, { evidenceId }) => tellUnreadable(tx, evidenceId),
  }),
  defineReaction({ name: 'notices.moderated', on: 'moderation.decided', run: tellModerated }),
  defineReaction({
    name: 'notices.queue-push',
    on: 'notice.added',
    isHot: true,
    run: async (tx, { noticeId }) => {
      if (await hasDevice(tx, noticeId)) await tx.jobs.send(tx.db, PUSH_NOTICE_JOB, { noticeId });
    },
  }),
  defineReaction({
    name: 'notices.elder-alert',
    on: 'elder.alert.raised',
    isHot: true,
    run: tellElderAlert,
  }),
  defineReaction({
    name: 'notices.elder-alert-again',
    on: 'elder.alert.escalated',
    run: tellElderAlertAgain,
  }),
  defineReaction({
    name: 'notices.guardian-joined',
    on: 'elder.guardian.accepted',
    run: (tx, { elderId, guardianshipId, guardianId }) =>
      notify(tx, {
        accountId: elderId,
        content: { kind: 'guardian-joined', payload: { guardianshipId } },
        by: guardianId,
      }),
  }),
  defineReaction({
    name: 'notices.guardianship-ended',
    on: 'elder.guardian.ended',
    run: (tx, { guardianId, guardianshipId, byId }) =>
      notify(tx, {
        accountId: guardianId,
        content: { kind: 'guardianship-ended', payload: { guardianshipId } },
        by: byId,
      }),
  }),
  defineReaction({
    name: 'notices.change-decided',
    on: 'education.proposal.decided',
    run: (tx, { authorId, proposalId, decision, byId }) =>
      notify(tx, {
        accountId: authorId,
        content: { kind: 'change-decided', payload: { proposalId, decision } },
        by: byId,
      }),
  }),
  defineReaction({
    name: 'notices.webhook-off',
    on: 'webhooks.webhook.switched-off',
    run: (tx, { webhookId, accountId }) =>
      notify(tx, { accountId, content: { kind: 'webhook-off', payload: { webhookId } } }),
  }),
  defineReaction({ name: 'notices.team-invited', on: 'agents.team.invited', run: tellInvited }),
  defineReaction({
    name: 'notices.units-decided',
    on: 'recondogs.request.decided',
    run: (tx, { requestId, clusterId, requestedBy, isSent, byId }) =>
      notify(tx, {
        accountId: requestedBy,
        content: { kind: 'units-decided', payload: { clusterId, requestId, isSent } },
        by: byId,
      }),
  }),
  defineReaction({
    name: 'notices.roles-changed',
    on: 'account.roles.changed',
    run: (tx, { accountId, given, taken, byId }) =>
      notify(tx, { accountId, content: { kind: 'roles-changed', payload: { given, taken } }, by: byId }),
  }),
];
