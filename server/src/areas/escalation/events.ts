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
  }
}

/** Events of media escalations. */
export const escalationEvents = {
  proposed: defineEvent('escalation.proposed', { lane: ({ clusterId }) => `escalation ${clusterId}` }),
};
