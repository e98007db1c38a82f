import { defineEvent } from '../../../platform/write/domain-events.ts';

declare module '../../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'vault.batch.verified': { batchId: string };
  }
}

/** Events of batches. */
export const vaultEvents = {
  batchVerified: defineEvent('vault.batch.verified', { lane: ({ batchId }) => `batch ${batchId}` }),
};
