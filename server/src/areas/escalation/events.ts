import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** The law-enforcement alert: a cluster reached 90 %, and telling the press of it is proposed. Figures of at least five people only. */
    'escalation.proposed': {
      clusterId: string;
      /** In steps of five; null for too few. */
      people: number | null;
      byId: string | null;
    };
    /** Two people approved a summary: it may be published. */
    'escalation.approved': { escalationId: string };
    /** A summary that had been approved must be told no more. */
    'escalation.withdrawn': { escalationId: string };
  }
}

/** Events of media escalations. */
export const escalationEvents = {
  proposed: defineEvent('escalation.proposed', { lane: ({ clusterId }) => `escalation ${clusterId}` }),
  approved: defineEvent('escalation.approved', { lane: ({ escalationId }) => `summary ${escalationId}` }),
  withdrawn: defineEvent('escalation.withdrawn', { lane: ({ escalationId }) => `summary ${escalationId}` }),
};
