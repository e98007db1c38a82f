/** The eight kinds of scam a report can name. */
export const SCAM_TYPES = [
  'crypto_recovery',
  'government_impersonation',
  'investment_coaching',
  'romance',
  'refund_denial',
  'job_scam',
  'tech_support',
  'other',
] as const;
export type ScamType = (typeof SCAM_TYPES)[number];

export const SCAM_TYPE_LABELS: Record<ScamType, string> = {
  crypto_recovery: 'Crypto Recovery',
  government_impersonation: 'Government Impersonation',
  investment_coaching: 'Investment Coaching',
  romance: 'Romance',
  refund_denial: 'Refund Denial',
  job_scam: 'Job Scam',
  tech_support: 'Tech Support',
  other: 'Other',
};

/** The seven ways of first contact a report can name. */
export const CONTACT_METHODS = [
  'email',
  'phone',
  'text',
  'social_media',
  'website',
  'dating_app',
  'other',
] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

export const CONTACT_METHOD_LABELS: Record<ContactMethod, string> = {
  email: 'Email',
  phone: 'Phone call',
  text: 'Text message',
  social_media: 'Social media',
  website: 'Website',
  dating_app: 'Dating app',
  other: 'Other',
};

export const CLUSTER_STATUSES = ['High Risk', 'Active', 'Monitoring'] as const;
export type ClusterStatus = (typeof CLUSTER_STATUSES)[number];

export const PRIORITIES = ['low', 'medium', 'high', 'critical'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Similarity (0–100 %) from which a report with a shared hard identifier joins a cluster by itself. */
export const AUTO_JOIN_PERCENT = 85;
/** Without a shared hard identifier a score is capped here (%): words alone never join. */
export const TEXT_ONLY_CAP_PERCENT = 80;
/** Similarity (0–100 %) from which a cluster is worth a person's look. */
export const CANDIDATE_PERCENT = 60;
/** Victim XP for a report. */
export const REPORT_XP = 50;
/** Files the report wizard accepts. */
export const REPORT_FILE_EXTENSIONS = [
  '.pdf',
  '.jpg',
  '.jpeg',
  '.png',
  '.txt',
  '.doc',
  '.docx',
  '.eml',
] as const;
/** Active clusters shown when the read fails in demo mode (specification, section 9). */
export const FALLBACK_ACTIVE_CLUSTERS = 156;
/** Anchored entries shown when the read fails in demo mode (specification, section 9). */
export const FALLBACK_ANCHORED = 134;
