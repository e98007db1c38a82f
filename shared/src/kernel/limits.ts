import { t } from '@fap/shared/kernel/words.ts';

/** Rate limit of one account: a burst and a refill rate. */
export interface Limit {
  /** What is counted, for "Too many … in a short time". */
  what: string;
  /** Burst: units that may be spent at once. */
  burst: number;
  /** Units refilled per hour, evenly. */
  perHour: number;
  /** Units per day, where the hourly rate would add up to too much. */
  perDay?: number;
}

const GIB = 1024 ** 3;

/**
 * Every limit there is, one table. Generous for a person in a hurry; a flooding program reaches them within seconds.
 * They are kept in PostgreSQL, so that several processes share them, and multiplied by LIMITS_FACTOR.
 */
export const LIMITS = {
  /** New accounts per address, which a school or office may share. Probing for a known e-mail costs one, too. */
  signUps: { what: t`new accounts`, burst: 120, perHour: 60 },
  /** Links to a new password asked for from one network address. */
  mailedLinks: { what: t`links by mail`, burst: 60, perHour: 60 },
  /** Passkeys asked for from one network address, before anybody is known; an office may share it. */
  passkeyQuestions: { what: t`attempts to sign in`, burst: 300, perHour: 1_200 },
  /** Victims send one report, helpers a dozen. */
  reports: { what: 'reports', burst: 60, perHour: 60, perDay: 150 },
  /** A piece earns XP the moment it is sent. */
  pieces: { what: 'pieces', burst: 120, perHour: 120, perDay: 300 },
  /** What people report to moderators: few, so that nobody floods the queue. */
  flags: { what: t`reports to moderators`, burst: 20, perHour: 60, perDay: 100 },
  /** Suggested texts, each of which somebody has to judge. */
  changes: { what: t`suggested changes`, burst: 20, perHour: 60, perDay: 30 },
  comments: { what: 'comments', burst: 60, perHour: 240, perDay: 1_000 },
  reviews: { what: 'reviews', burst: 120, perHour: 240, perDay: 1_000 },
  uploads: { what: 'files', burst: 120, perHour: 240, perDay: 1_000 },
  uploadBytes: { what: t`large files`, burst: GIB, perHour: GIB / 24 },
  /** Answers about how somebody was reached, kept with a report. */
  answers: { what: 'answers', burst: 30, perHour: 60, perDay: 200 },
  /** Analyses that are kept for the person. */
  checks: { what: 'checks', burst: 60, perHour: 120, perDay: 500 },
  /** Questions of people without an account, per network address: few, so that values cannot be tried in bulk. */
  publicChecks: { what: 'checks', burst: 20, perHour: 60, perDay: 200 },
  /** Comparisons and previews that are computed and not kept; forms ask while somebody types. */
  previews: { what: 'questions', burst: 240, perHour: 2_400 },
  /** Work over a whole cluster. */
  analyses: { what: 'analyses', burst: 60, perHour: 240 },
  /** Each one reads a whole cluster; a bag its original files as well. */
  dossiers: { what: 'dossiers', burst: 60, perHour: 240 },
  history: { what: t`looks into the history`, burst: 60, perHour: 900 },
  restores: { what: t`restored versions`, burst: 20, perHour: 60 },
  scans: { what: 'scans', burst: 20, perHour: 60 },
  /** Between analysts and reporters: each one is a notice. */
  messages: { what: 'messages', burst: 30, perHour: 60, perDay: 300 },
  /** Calls that hand payments in: a bank's feed may send one for each payment. */
  payments: { what: 'payments', burst: 300, perHour: 3_600 },
  /** Statement files, and what-if questions over the whole past. */
  imports: { what: 'statements', burst: 30, perHour: 60, perDay: 200 },
  /** Each one is a mail to somebody. */
  invitations: { what: 'invitations', burst: 20, perHour: 60, perDay: 60 },
  /** Comparisons with other installations, of an account or of a partner: few, so that values cannot be tried in bulk. */
  comparisons: { what: 'comparisons', burst: 5, perHour: 10, perDay: 40 },
  /** Pages a partner reads by TAXII; a million objects are a thousand of them. */
  partnerCalls: { what: 'requests', burst: 2_000, perHour: 20_000 },
  /** Everything of one account as a zip: read from every table, with the original files. */
  archives: { what: t`archives of your data`, burst: 3, perHour: 1, perDay: 5 },
  /** Accounts deleted with a token, per network address. */
  erasures: { what: 'deletions', burst: 20, perHour: 60 },
  /** Claims, pledges: one small row. */
  steps: { what: 'requests', burst: 240, perHour: 1_200 },
  /** Lists of the whole installation as a file. */
  exports: { what: 'exports', burst: 20, perHour: 60 },
  /** What analysts and admins decide. */
  decisions: { what: 'decisions', burst: 120, perHour: 1_200 },
  /** A check may hash a whole file and fetch eight blocks. */
  verifications: { what: 'proofs', burst: 120, perHour: 7_200 },
  /** A proof names one block or two. */
  blocks: { what: t`questions for blocks`, burst: 240, perHour: 14_400 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
