import type { Notice } from '@fap/shared/notices/inbox-contract.ts';
import { paths } from '../../../platform/paths.ts';

/** The screen with what a notice is about. */
export function noticeLink(notice: Notice): string {
  switch (notice.kind) {
    case 'report-joined':
    case 'report-moved':
    case 'report-revealed':
    case 'report-asked':
      return paths.ownReport(notice.payload.reportId);
    case 'report-answered':
      return paths.analystReport(notice.payload.clusterId, notice.payload.reportId);
    case 'report-used':
      return paths.puzzle(notice.payload.clusterId, { mode: 'contribute', layer: notice.payload.layers[0] });
    case 'piece-confirmed':
    case 'piece-disputed':
    case 'review-answered':
    case 'mentioned':
    case 'layer-completed':
    case 'piece-moderated': {
      const { clusterId, layer, contributionId } = notice.payload;
      return paths.puzzle(clusterId, { mode: 'contribute', layer, piece: contributionId });
    }
    case 'takeover-asked':
    case 'draft-given':
      return paths.puzzle(notice.payload.clusterId, { mode: 'contribute', layer: notice.payload.layer });
    case 'comment-mentioned':
    case 'comment-moderated':
      return paths.puzzle(notice.payload.clusterId, { comment: notice.payload.commentId });
    case 'cluster-alert':
      return paths.puzzle(notice.payload.clusterId);
    case 'escalation-proposed':
      return paths.mediaEscalation();
    case 'evidence-anchored':
    case 'evidence-unreadable':
      return notice.payload.items === 1 ? paths.evidence(notice.payload.evidenceId) : paths.evidenceList();
    case 'flag-decided':
      return notice.payload.clusterId ? paths.puzzle(notice.payload.clusterId) : paths.notices();
    case 'team-invited':
      return paths.agentTeam(notice.payload.teamId);
    case 'units-decided':
      return paths.recondogsControl();
    case 'webhook-off':
      return paths.webhook(notice.payload.webhookId);
    case 'change-decided':
      return paths.ownChanges();
    case 'name-replaced':
    case 'roles-changed':
      return paths.account();
    case 'payment-alert':
    case 'own-payment-alert':
    case 'guardian-joined':
    case 'guardian-conduct':
    case 'guardianship-ended':
      return paths.elderShield();
  }
}
