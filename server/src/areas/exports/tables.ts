import { administrationContract } from '@fap/shared/administration/contract.ts';
import { operationContract } from '@fap/shared/administration/operation-contract.ts';
import { agentsContract } from '@fap/shared/agents/contract.ts';
import { teamContract } from '@fap/shared/agents/team-contract.ts';
import { invitationContract, peopleContract } from '@fap/shared/auth/admin-contract.ts';
import { tokenContract } from '@fap/shared/auth/token-contract.ts';
import { casesContract } from '@fap/shared/cases/contract.ts';
import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { verificationsContract } from '@fap/shared/clusters/verifications.ts';
import { commentsContract } from '@fap/shared/comments/contract.ts';
import { commandContract } from '@fap/shared/dashboard/command-contract.ts';
import { detectionContract } from '@fap/shared/detection/contract.ts';
import { dossierContract } from '@fap/shared/dossier/contract.ts';
import { dossierFilesContract } from '@fap/shared/dossier/files-contract.ts';
import { proposalsContract } from '@fap/shared/education/content/proposals-contract.ts';
import { guardiansContract } from '@fap/shared/elder/guardians-contract.ts';
import { paymentsContract } from '@fap/shared/elder/payments-contract.ts';
import { escalationContract } from '@fap/shared/escalation/contract.ts';
import { aiContract } from '@fap/shared/evidence/ai-contract.ts';
import { readingContract } from '@fap/shared/evidence/reading-contract.ts';
import type { ExportTable } from '@fap/shared/exports/tables.ts';
import { familiesContract } from '@fap/shared/families/contract.ts';
import { harvestContract } from '@fap/shared/harvest/contract.ts';
import { indicatorContract } from '@fap/shared/indicators/contract.ts';
import { mailContract } from '@fap/shared/mail/contract.ts';
import { mergeContract } from '@fap/shared/merges/contract.ts';
import { moderationContract } from '@fap/shared/moderation/contract.ts';
import { inboxContract } from '@fap/shared/notices/inbox-contract.ts';
import { partnersContract } from '@fap/shared/partners/contract.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import { recondogsContract } from '@fap/shared/recondogs/contract.ts';
import { operationsContract } from '@fap/shared/recondogs/operations-contract.ts';
import { unitRequestsContract } from '@fap/shared/recondogs/requests-contract.ts';
import { ownReportsContract } from '@fap/shared/reports/own-contract.ts';
import { vaultContract } from '@fap/shared/vault/contract.ts';
import { webhooksContract } from '@fap/shared/webhooks/contract.ts';
import { type Listed, listed } from './listed.ts';

/** The call behind each table, one line a table: an export asks this call page by page and gives nothing else. */
export const TABLES: Readonly<Record<ExportTable, Listed>> = {
  accounts: listed(peopleContract.list),
  'agent-figure': listed(agentsContract.agentRows),
  'agent-leaderboard': listed(agentsContract.agentLeaderboard, 'entries'),
  'agent-teams': listed(teamContract.list),
  'all-operations': listed(operationsContract.list),
  detections: listed(detectionContract.findings),
  'source-fetches': listed(harvestContract.history),
  'unit-request-queue': listed(unitRequestsContract.queue),
  'unit-requests': listed(unitRequestsContract.own),
  allowances: listed(paymentsContract.allowances),
  analyses: listed(aiContract.history, 'analyses'),
  audit: listed(administrationContract.audit),
  'bank-tokens': listed(paymentsContract.tokens),
  'case-timeline': listed(casesContract.timeline),
  cases: listed(casesContract.recentCases),
  'cluster-activity': listed(clustersContract.activity),
  'cluster-changes': listed(mergeContract.changes),
  'cluster-reports': listed(mergeContract.reports),
  'cluster-verifications': listed(verificationsContract.list),
  clusters: listed(clustersContract.list),
  'clusters-in-order': listed(clustersContract.active),
  comments: listed(commentsContract.list, 'comments'),
  comparisons: listed(partnersContract.comparisons),
  'content-proposals': listed(proposalsContract.queue),
  'content-versions': listed(proposalsContract.versions),
  'critical-alerts': listed(commandContract.criticalAlerts, 'alerts'),
  deliveries: listed(partnersContract.deliveries),
  'dossier-files': listed(dossierFilesContract.files),
  'dossier-reads': listed(dossierContract.history, 'reads'),
  'elder-alerts': listed(guardiansContract.ownAlerts, 'alerts'),
  evidence: listed(readingContract.list, 'evidence'),
  'failed-jobs': listed(operationContract.failedJobs),
  families: listed(familiesContract.families, 'families'),
  figure: listed(commandContract.figureRows),
  'guardian-acts': listed(guardiansContract.acts, 'acts'),
  'guardian-alerts': listed(guardiansContract.alerts),
  guardians: listed(guardiansContract.list),
  'indicator-sources': listed(indicatorContract.seenIn),
  indicators: listed(indicatorContract.list),
  invitations: listed(invitationContract.list),
  mail: listed(mailContract.unsent),
  'media-escalations': listed(escalationContract.list),
  'merge-proposals': listed(mergeContract.proposals),
  moderation: listed(moderationContract.queue),
  notices: listed(inboxContract.list, 'notices'),
  operations: listed(recondogsContract.operations),
  'own-content-proposals': listed(proposalsContract.own),
  'parked-events': listed(operationContract.parkedEvents),
  payments: listed(paymentsContract.monitoring, 'transactions'),
  'people-looked-after': listed(guardiansContract.people),
  pieces: listed(puzzleContract.contributions),
  queues: listed(operationContract.queues),
  reports: listed(ownReportsContract.list, 'reports'),
  sources: listed(harvestContract.sources, 'tierI', 'tierII', 'tierIII'),
  'source-settings': listed(harvestContract.adminSources),
  tokens: listed(tokenContract.list),
  vault: listed(vaultContract.entries, 'entries'),
  'webhook-messages': listed(webhooksContract.messages),
  webhooks: listed(webhooksContract.list),
};
