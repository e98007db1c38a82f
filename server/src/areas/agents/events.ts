import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** A team's lead invites an agent. */
    'agents.team.invited': { teamId: string; accountId: string; byId: string | null };
  }
}

/** Events of teams. */
export const agentEvents = {
  teamInvited: defineEvent('agents.team.invited', { lane: ({ teamId }) => `team ${teamId}` }),
};
