import type { TestimonySource } from '@fap/shared/privacy/crowd-words.ts';
import { eq, inArray } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** A report's own words, and what decides which of them the crowd may read: its account is the reporter's, but for what it quotes. */
export interface Testimony {
  whole: string;
  testimony: TestimonySource;
}

/** The reports with these ids as testimonies, by id. */
export async function loadTestimonies(
  ctx: Ctx,
  reportIds: readonly string[],
): Promise<Map<string, Testimony>> {
  if (reportIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({ row: report, name: account.displayName, email: account.email })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(inArray(report.id, [...reportIds]));
  return new Map(
    rows.map(({ row, name, email }) => [
      row.id,
      {
        whole: `${row.description}\n${row.evidenceText}\n${row.scamPersonas}`,
        testimony: {
          texts: [
            { text: row.description, author: 'mixed' },
            { text: row.evidenceText, author: row.evidenceAuthor },
          ],
          ownNames: [name, email],
          mayQuoteOwnWords: row.consentWords,
        },
      },
    ]),
  );
}
