import type { CurrentUser } from '@fap/shared/auth/session-contract.ts';
import type { ClusterSummary } from '@fap/shared/clusters/entities.ts';

/** A signed-in member; `part` overrides fields. */
export function makeUser(part: Partial<CurrentUser> = {}): CurrentUser {
  return {
    id: 'user-1',
    email: 'ada@example.test',
    displayName: 'Ada Vale',
    locale: 'en-US',
    roles: ['member'],
    withheldRoles: [],
    capabilities: [],
    xp: 0,
    level: 1,
    credits: 0,
    pledgedAt: null,
    ...part,
  };
}

/** A cluster as in lists; `part` overrides fields. */
export function makeCluster(part: Partial<ClusterSummary> = {}): ClusterSummary {
  return {
    id: 'cluster-001',
    name: 'Crypto Recovery Ring Alpha',
    scamType: 'crypto_recovery',
    description: 'Asks for a release fee',
    status: 'Active',
    priority: 'medium',
    strength: 70,
    completionRate: 40,
    victims: 3,
    verifiedBy: [],
    sources: [],
    lastActivity: '2026-01-01T00:00:00Z',
    clusterChainId: 'FAP-1-a-b',
    ...part,
  };
}
