import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'administration.job.retried': { jobId: string; name: string };
  }
}

/** Events of the operation. */
export const operationEvents = {
  jobRetried: defineEvent('administration.job.retried', { lane: ({ jobId }) => `job ${jobId}` }),
};
