import { COUNTED_AFTER_DAYS, publicFigure } from '@fap/shared/privacy/public-figures.ts';
import type { WebhookPayload } from '@fap/shared/webhooks/payloads.ts';
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { tellWebhooks } from './tell-webhooks.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Sends the day's figures to whoever chose them. */
export async function tellFigures(ctx: Ctx): Promise<void> {
  const data = await countFigures(ctx);
  await transact(ctx, 'platform', (tx) => tellWebhooks(tx, { event: 'figures.daily', data }));
}

/** People by the kind of scam they reported, in steps of five, as all public figures; kinds with fewer are left out. */
export async function countFigures(ctx: Ctx): Promise<WebhookPayload<'figures.daily'>> {
  const now = ctx.clock.now();
  const people = sql<number>`count(distinct ${report.reporterId})::integer`;
  const counted = and(
    isNull(report.withdrawnAt),
    // New accounts nobody confirmed count later: else four made-up people could show what a real one reported.
    or(
      lte(account.confirmedAt, now),
      lte(account.createdAt, new Date(now.getTime() - COUNTED_AFTER_DAYS * DAY_MS)),
    ),
  );
  const byKind = await ctx.db
    .select({ people, scamType: report.scamType })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(counted)
    .groupBy(report.scamType)
    .orderBy(report.scamType);
  const [all] = await ctx.db
    .select({ people })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(counted);
  return {
    day: now.toISOString().slice(0, 10),
    people: publicFigure(all?.people ?? 0),
    byKind: byKind.flatMap(({ scamType, people: count }) => {
      const figure = publicFigure(count);
      return figure === null ? [] : [{ scamType, people: figure }];
    }),
  };
}
