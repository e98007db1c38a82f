/** How often one account may do something: what it may do at once, and how fast that comes back. */
export interface Limit {
  /** What is counted, as it stands in "Too many … in a short time". */
  what: string;
  /** Units that may be spent at once. */
  burst: number;
  /** Units that come back in an hour, evenly. */
  perHour: number;
  /** Units in a day, where the hourly rate alone would add up to too much. */
  perDay?: number;
}

const GIB = 1024 ** 3;

/**
 * Every limit there is, one table. Generous for a person in a hurry; a program that floods meets them within seconds.
 * They are kept in PostgreSQL, so that several processes share them, and multiplied by LIMITS_FACTOR.
 */
export const LIMITS = {
  /** New accounts of one address: a school or an office may share one. Asking whose e-mail is known costs one each. */
  signUps: { what: 'new accounts', burst: 120, perHour: 60 },
  /** Victims send one report, helpers a dozen. */
  reports: { what: 'reports', burst: 60, perHour: 60, perDay: 150 },
  /** A piece earns XP the moment it is sent. */
  pieces: { what: 'pieces', burst: 120, perHour: 120, perDay: 300 },
  reviews: { what: 'reviews', burst: 120, perHour: 240, perDay: 1_000 },
  uploads: { what: 'files', burst: 120, perHour: 240, perDay: 1_000 },
  uploadBytes: { what: 'large files', burst: GIB, perHour: GIB / 24 },
  /** Answers about how somebody was reached, kept with a report. */
  answers: { what: 'answers', burst: 30, perHour: 60, perDay: 200 },
  /** Analyses that are kept for the person. */
  checks: { what: 'checks', burst: 60, perHour: 120, perDay: 500 },
  /** Comparisons and previews that are computed and not kept; forms ask while somebody types. */
  previews: { what: 'questions', burst: 240, perHour: 2_400 },
  /** Work over a whole cluster. */
  analyses: { what: 'analyses', burst: 60, perHour: 240 },
  history: { what: 'looks into the history', burst: 60, perHour: 900 },
  restores: { what: 'restored versions', burst: 20, perHour: 60 },
  scans: { what: 'scans', burst: 20, perHour: 60 },
  /** Claims, pledges: one small row. */
  steps: { what: 'requests', burst: 240, perHour: 1_200 },
  /** What analysts and admins decide. */
  decisions: { what: 'decisions', burst: 120, perHour: 1_200 },
  /** A check may hash a whole file and ask for eight blocks; people check a few proofs, programs a folder of them. */
  verifications: { what: 'proofs', burst: 120, perHour: 7_200 },
  /** A proof names one block or two. */
  blocks: { what: 'questions for blocks', burst: 240, perHour: 14_400 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
