import { planned } from '../kernel/planned-endpoint.ts';

export const agentsContract = {
  agentStats: planned('GET', '/api/agent/stats', "The agent's own figures"),
  agentLeaderboard: planned('GET', '/api/agent/leaderboard', 'Agents by accepted work and accuracy'),
  agentProgress: planned('GET', '/api/agent/progress', "The agent's way to the next level"),
};
