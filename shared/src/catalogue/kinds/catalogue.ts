import type { CatalogueBranch, CatalogueCluster } from '../catalogue-cluster.ts';
import { BANK_IMPERSONATION } from './bank-impersonation.ts';
import { CRYPTO_RECOVERY } from './crypto-recovery.ts';
import { DELIVERY_AND_TOLL } from './delivery-and-toll.ts';
import { EXTORTION } from './extortion.ts';
import { FAMILY_EMERGENCY } from './family-emergency.ts';
import { GOVERNMENT_IMPERSONATION } from './government-impersonation.ts';
import { INVESTMENT_COACHING } from './investment-coaching.ts';
import { JOB_SCAM } from './job-scam.ts';
import { REFUND_DENIAL } from './refund-denial.ts';
import { RELATIONSHIP_INVESTMENT } from './relationship-investment.ts';
import { ROMANCE } from './romance.ts';
import { TECH_SUPPORT } from './tech-support.ts';

/** The twelve commonest families of scams, by their number. */
export const CATALOGUE: readonly CatalogueCluster[] = [
  CRYPTO_RECOVERY,
  ROMANCE,
  GOVERNMENT_IMPERSONATION,
  INVESTMENT_COACHING,
  REFUND_DENIAL,
  JOB_SCAM,
  RELATIONSHIP_INVESTMENT,
  FAMILY_EMERGENCY,
  BANK_IMPERSONATION,
  TECH_SUPPORT,
  EXTORTION,
  DELIVERY_AND_TOLL,
];

/** The family with this id, or null. */
export function findCatalogueCluster(id: string): CatalogueCluster | null {
  return CATALOGUE.find((cluster) => cluster.id === id) ?? null;
}

/** A branch with the family it belongs to, or null when there is no such family or it has no such branch. */
export function findBranch(
  clusterId: string,
  branchId: string,
): { cluster: CatalogueCluster; branch: CatalogueBranch } | null {
  const cluster = findCatalogueCluster(clusterId);
  const branch = cluster?.branches.find(({ id }) => id === branchId);
  return cluster && branch ? { cluster, branch } : null;
}
