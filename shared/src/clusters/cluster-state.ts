import type { ClusterStatus, Priority } from './constants.ts';

export interface ClusterFigures {
  reports: number;
  impactCents: number;
  completionRate: number;
  lastActivity: Date;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long after its last activity a cluster is active. */
export const ACTIVE_DAYS = 30;
/** Total loss from which an active cluster is High Risk. */
export const HIGH_RISK_IMPACT_CENTS = 5_000_000;
/** Number of reports from which it is High Risk. */
export const HIGH_RISK_REPORTS = 3;

/** High Risk: active with several reports or a large loss; Active: activity within 30 days; else Monitoring. */
export function clusterStatus(figures: ClusterFigures, now: Date): ClusterStatus {
  const isActive = now.getTime() - figures.lastActivity.getTime() <= ACTIVE_DAYS * DAY_MS;
  if (!isActive) return 'Monitoring';
  const isGrave = figures.reports >= HIGH_RISK_REPORTS || figures.impactCents >= HIGH_RISK_IMPACT_CENTS;
  return isGrave ? 'High Risk' : 'Active';
}

/** Priority of a cluster: by reports and loss, raised when it is nearly complete. */
export function clusterPriority(figures: ClusterFigures): Priority {
  const score =
    Math.min(3, Math.log2(1 + figures.reports)) +
    Math.min(3, Math.max(0, Math.log10(1 + figures.impactCents / 100) - 2)) +
    (figures.completionRate >= 60 ? 1 : 0);
  if (score >= 4.5) return 'critical';
  if (score >= 3) return 'high';
  return score >= 2 ? 'medium' : 'low';
}
