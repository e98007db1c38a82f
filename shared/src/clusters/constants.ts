export const CLUSTER_STATUSES = ['High Risk', 'Active', 'Monitoring'] as const;
export type ClusterStatus = (typeof CLUSTER_STATUSES)[number];

/** How strongly reports of a cluster belong together, in bands as filters name them; unknown strength is in none. */
export const STRENGTH_BANDS = {
  high: { from: 80, below: 101 },
  medium: { from: 60, below: 80 },
  low: { from: 0, below: 60 },
} as const;
export type StrengthBand = keyof typeof STRENGTH_BANDS;

/** Who can have verified a cluster, as filters name them; a source is known by the beginning of its name. */
export const VERIFIERS = ['bbb', 'fbi', 'trustpilot', 'manual'] as const;
export type Verifier = (typeof VERIFIERS)[number];
/** How a cluster names who verified it. */
export const VERIFIER_NAMES: Readonly<Record<Verifier, string>> = {
  bbb: 'BBB',
  fbi: 'FBI',
  trustpilot: 'Trustpilot',
  manual: 'Manual',
};
/** Length of the citation of a verification, in characters. */
export const CITATION_MIN_LENGTH = 10;
export const CITATION_MAX_LENGTH = 500;

export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Completion (%) at which a law-enforcement alert is raised and a media escalation proposed. */
export const ALERT_COMPLETION_PERCENT = 90;
/** Active clusters shown when the read fails in demo mode (specification, section 9). */
export const FALLBACK_ACTIVE_CLUSTERS = 156;
/** Anchored entries shown when the read fails in demo mode (specification, section 9). */
export const FALLBACK_ANCHORED = 134;
