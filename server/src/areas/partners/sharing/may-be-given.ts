import type { PartnerKind } from '@fap/shared/partners/constants.ts';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { indicator, indicatorMention } from '../../../db/schema/indicators.ts';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/**
 * Which mentions may feed what partners of a kind are given: those of reports whose writers let law enforcement read them, for companies
 * the crowd as well; and those of public warnings. Needs `report` left-joined to the mention.
 */
export const mayFeed = (kind: PartnerKind): SQL | undefined =>
  and(
    eq(indicatorMention.isRefuted, false),
    or(
      eq(indicatorMention.sourceKind, 'entry'),
      and(
        isNull(report.withdrawnAt),
        eq(report.consentLaw, true),
        kind === 'company' ? eq(report.consentWords, true) : undefined,
      ),
    ),
  );

/**
 * Whether an indicator may be given to partners of a kind now: it is confirmed, and a mention that may feed names it. A subquery with a limit, and
 * not `exists`, which PostgreSQL answers for the whole index at once, however short the page is.
 */
export function mayBeGiven(db: Ctx['db'], kind: PartnerKind): SQL | undefined {
  const fed = db
    .select({ isFed: sql`true` })
    .from(indicatorMention)
    .leftJoin(report, eq(report.id, indicatorMention.reportId))
    .where(and(eq(indicatorMention.indicatorId, indicator.id), mayFeed(kind)))
    .limit(1);
  return and(eq(indicator.state, 'confirmed'), sql`${fed}`);
}
