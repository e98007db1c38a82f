export const CLUSTER_STATUSES = ['High Risk', 'Active', 'Monitoring'] as const;
export type ClusterStatus = (typeof CLUSTER_STATUSES)[number];

export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Completion (%) at which a law-enforcement alert is raised and a media escalation proposed. */
export const ALERT_COMPLETION_PERCENT = 90;
/** Active clusters shown when the read fails in demo mode (specification, section 9). */
export const FALLBACK_ACTIVE_CLUSTERS = 156;
/** Anchored entries shown when the read fails in demo mode (specification, section 9). */
export const FALLBACK_ANCHORED = 134;
