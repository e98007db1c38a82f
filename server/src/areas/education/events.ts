import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** An analyst decided on a suggested change of `authorId`. */
    'education.proposal.decided': {
      proposalId: string;
      decision: 'accept' | 'decline';
      authorId: string;
      byId: string;
    };
  }
}

/** Events of education. */
export const educationEvents = {
  proposalDecided: defineEvent('education.proposal.decided', {
    lane: ({ proposalId }) => `proposal ${proposalId}`,
  }),
};
