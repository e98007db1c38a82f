import { t } from '@fap/shared/kernel/words.ts';
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
  crypto_recovery: t`Crypto Recovery`,
  government_impersonation: t`Government Impersonation`,
  investment_coaching: t`Investment Coaching`,
  romance: t`Romance`,
  refund_denial: t`Refund Denial`,
  job_scam: t`Job Scam`,
  tech_support: t`Tech Support`,
  other: t`Other`,
};
