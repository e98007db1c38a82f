import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'cluster.report.submitted': { reportId: string; clusterId: string; reporterId: string; joined: boolean };
  }
}

/** Events of reports. */
export const reportEvents = {
  submitted: defineEvent('cluster.report.submitted', { lane: ({ clusterId }) => `cluster ${clusterId}` }),
};
