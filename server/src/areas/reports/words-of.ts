import type { Care } from '@fap/shared/reports/care.ts';
import type { ReportWords } from '@fap/shared/reports/report-words.ts';
import type { report } from '../../db/schema/reports.ts';

export type ReportRow = typeof report.$inferSelect;

/** The words of a report as stored. */
export const wordsOf = (row: ReportRow): ReportWords => ({
  scamName: row.scamName,
  scamType: row.scamType,
  description: row.description,
  contactMethod: row.contactMethod,
  dateOccurred: row.dateOccurred,
  amountInvolved: row.amountInvolved,
  scamPersonas: row.scamPersonas,
  evidence: row.evidenceText,
  evidenceAuthor: row.evidenceAuthor,
});

/** Whether its words founded its cluster, or the one it was moved to, and filled in its layers. */
export const isFounder = (row: Pick<ReportRow, 'match'>): boolean =>
  !(row.match as { joined: boolean }).joined;

/** What the reporter said for the first advice. */
export const careOf = (row: ReportRow): Care => ({
  rail: row.carePaymentRail,
  paidAt: row.carePaidAt?.toISOString() ?? null,
  goesOn: row.careGoesOn,
  ageBand: row.careAgeBand,
});
