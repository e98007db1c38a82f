import type { ContactMethod } from '@fap/shared/catalogue/contact-methods.ts';
import type { Traits } from '@fap/shared/matching/traits/report-traits.ts';
import { countedFrom } from '@fap/shared/privacy/public-figures.ts';
import { desc, eq, inArray } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { reportCitation, reportNumber } from '../reports/index.ts';

/** Reports that a cluster's figures are computed from, the newest: more would say little more. */
const MAX_REPORTS = 500;

export interface MemberReport {
  id: string;
  /** `Report 3`: numbered in order of arrival, so that citations stay valid when more come. */
  exhibit: string;
  reporterId: string;
  /** When its reporter starts to count in figures of people. */
  countedFrom: Date;
  contactMethod: ContactMethod;
  amountCents: number | null;
  amountCurrency: string | null;
  /** Null until a job has extracted them. */
  traits: Traits | null;
}

/** The reports of these clusters, oldest first. */
export async function loadReports(ctx: Ctx, clusterIds: readonly string[]): Promise<MemberReport[]> {
  const rows = await ctx.db
    .select({
      number: reportNumber,
      id: report.id,
      reporterId: report.reporterId,
      reportedAt: report.createdAt,
      joinedAt: account.createdAt,
      confirmedAt: account.confirmedAt,
      contactMethod: report.contactMethod,
      amountCents: report.amountCents,
      amountCurrency: report.amountCurrency,
      traits: report.traits,
    })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(inArray(report.clusterId, [...clusterIds]))
    .orderBy(desc(report.createdAt), desc(report.id))
    .limit(MAX_REPORTS);
  return rows.reverse().map(({ number, reportedAt, joinedAt, confirmedAt, ...row }) => ({
    ...row,
    exhibit: reportCitation(number),
    countedFrom: countedFrom(reportedAt, { createdAt: joinedAt, confirmedAt }),
  }));
}
