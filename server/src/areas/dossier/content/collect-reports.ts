import type { DossierReport } from '@fap/shared/dossier/content.ts';
import { asc, inArray } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { reportCitation, reportNumber } from '../../reports/index.ts';

export interface CollectedReports {
  /** Those whose reporters let law enforcement read. */
  shown: DossierReport[];
  /** Their ids, in the same order. */
  shownIds: string[];
  all: number;
  /** Different people. */
  victims: number;
}

/** Reports of some clusters: what is typed in them, no words; those whose consent forbids it are counted alone. */
export async function collectReports({ db }: Ctx, members: readonly string[]): Promise<CollectedReports> {
  const rows = await db
    .select({
      id: report.id,
      number: reportNumber,
      reporterId: report.reporterId,
      mayBeShown: report.consentLaw,
      occurredOn: report.dateOccurred,
      reportedAt: report.createdAt,
      contactMethod: report.contactMethod,
      scamType: report.scamType,
      cents: report.amountCents,
      currency: report.amountCurrency,
    })
    .from(report)
    .where(inArray(report.clusterId, [...members]))
    .orderBy(asc(report.createdAt), asc(report.id));
  const open = rows.filter(({ mayBeShown }) => mayBeShown);
  return {
    all: rows.length,
    shownIds: open.map(({ id }) => id),
    victims: new Set(rows.map(({ reporterId }) => reporterId)).size,
    shown: open.map(({ number, occurredOn, reportedAt, contactMethod, scamType, cents, currency }) => ({
      citation: reportCitation(number),
      occurredOn,
      reportedAt: reportedAt.toISOString(),
      contactMethod,
      scamType,
      amount: cents === null || currency === null ? null : { cents, currency },
    })),
  };
}
