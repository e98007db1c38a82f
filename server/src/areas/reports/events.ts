import type { Consent } from '@fap/shared/reports/consents.ts';
import { defineEvent } from '../../platform/write/domain-events.ts';

interface ReportPlace {
  reportId: string;
  clusterId: string;
  reporterId: string;
}

/** A report whose words changed, in the cluster they belong to or belonged to. */
export interface ChangedReport extends ReportPlace {
  /** Its words filled in the cluster's layers. */
  isFounder: boolean;
}

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'cluster.report.submitted': ReportPlace & { joined: boolean };
    'cluster.report.corrected': ChangedReport;
    'cluster.report.withdrawn': ChangedReport;
    'cluster.report.evidence-added': ReportPlace;
    /** A withdrawn report is back in the cluster it had left. */
    'cluster.report.restored': ChangedReport;
    'report.detail.revealed': ReportPlace & { byId: string };
    /** An analyst wrote to the reporter. */
    'report.question.asked': ReportPlace & { byId: string };
    /** The reporter wrote back to these analysts. */
    'report.question.answered': ReportPlace & { analystIds: readonly string[] };
    /** The cluster is the one of its report; null while that is withdrawn. */
    'report.consent.changed': {
      reportId: string;
      clusterId: string | null;
      consent: Consent;
      isGiven: boolean;
    };
  }
}

const ofCluster = { lane: ({ clusterId }: { clusterId: string }) => `cluster ${clusterId}` };

const ofReport = { lane: ({ reportId }: { reportId: string }) => `report ${reportId}` };

/** Events of reports. */
export const reportEvents = {
  submitted: defineEvent('cluster.report.submitted', ofCluster),
  corrected: defineEvent('cluster.report.corrected', ofCluster),
  withdrawn: defineEvent('cluster.report.withdrawn', ofCluster),
  evidenceAdded: defineEvent('cluster.report.evidence-added', ofCluster),
  restored: defineEvent('cluster.report.restored', ofCluster),
  revealed: defineEvent('report.detail.revealed', ofReport),
  asked: defineEvent('report.question.asked', ofReport),
  answered: defineEvent('report.question.answered', ofReport),
  consentChanged: defineEvent('report.consent.changed', ofReport),
};
