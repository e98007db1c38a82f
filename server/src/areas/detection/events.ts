import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'detection.scan.requested': { runId: string };
  }
}

/** Events of scans. */
export const detectionEvents = {
  scanRequested: defineEvent('detection.scan.requested', { lane: ({ runId }) => `scan ${runId}` }),
};
