import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'recondogs.units.deployed': { operationId: string; runIds: string[]; priority: string };
  }
}

/** Events of operations. */
export const recondogEvents = {
  unitsDeployed: defineEvent('recondogs.units.deployed', {
    lane: ({ operationId }) => `operation ${operationId}`,
  }),
};
