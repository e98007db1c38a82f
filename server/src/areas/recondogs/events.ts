import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'recondogs.units.deployed': { operationId: string; runIds: string[]; priority: string };
    /** An admin sent the units that somebody asked for, or declined. */
    'recondogs.request.decided': {
      requestId: string;
      clusterId: string;
      requestedBy: string;
      isSent: boolean;
      byId: string | null;
    };
  }
}

/** Events of operations and of requests for them. */
export const recondogEvents = {
  unitsDeployed: defineEvent('recondogs.units.deployed', {
    lane: ({ operationId }) => `operation ${operationId}`,
  }),
  requestDecided: defineEvent('recondogs.request.decided', {
    lane: ({ requestId }) => `request ${requestId}`,
  }),
};
