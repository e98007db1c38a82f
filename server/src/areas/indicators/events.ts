import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'indicator.state.changed': { indicatorId: string; from: string; to: string };
    /** An analyst decided on an indicator or revoked that; its state may be unchanged. */
    'indicator.decided': { indicatorId: string; from: string | null; to: string | null };
  }
}

/** Events of indicators. */
export const indicatorEvents = {
  stateChanged: defineEvent('indicator.state.changed', {
    lane: ({ indicatorId }) => `indicator ${indicatorId}`,
  }),
  decided: defineEvent('indicator.decided', { lane: ({ indicatorId }) => `indicator ${indicatorId}` }),
};
