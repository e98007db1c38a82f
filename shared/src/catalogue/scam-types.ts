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
