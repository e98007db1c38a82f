import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'harvest.run.requested': { runId: string };
    'harvest.entries.stored': { sourceId: string; entryIds: string[] };
  }
}

/** Events of harvests. */
export const harvestEvents = {
  runRequested: defineEvent('harvest.run.requested', { lane: ({ runId }) => `harvest ${runId}` }),
  entriesStored: defineEvent('harvest.entries.stored', { lane: ({ sourceId }) => `source ${sourceId}` }),
};
