export type ScamType =
  | 'crypto_recovery'
  | 'government_impersonation'
  | 'investment_coaching'
  | 'romance'
  | 'refund_denial'
  | 'job_scam'
  | 'tech_support'
  | 'other';

export type ContactMethod = 'email' | 'phone' | 'text' | 'social_media' | 'website' | 'dating_app' | 'other';

/** One victim's report. Texts hold placeholders ({domain}, {btc} …) that stay equal within a cluster. */
export interface CorpusReport {
  contactMethod: ContactMethod;
  /** YYYY-MM-DD */
  dateOccurred: string;
  /** As the victim wrote it, "$2,500"; empty when no money was lost. */
  amountInvolved: string;
  scamPersonas: string;
  description: string;
  evidence: string;
}

export interface CorpusCluster {
  name: string;
  scamType: ScamType;
  verifiedBy: ('BBB' | 'FBI' | 'Trustpilot' | 'Manual')[];
  sources: string[];
  /** The first report founds the cluster; each later one shares an identifier with it. */
  reports: CorpusReport[];
}

/** What an agent contributes, per scam type and anatomy layer (1 to 14). */
export type LayerPieces = Record<ScamType, Record<number, string[]>>;
