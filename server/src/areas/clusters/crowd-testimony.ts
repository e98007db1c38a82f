import type { CrowdOptions, CrowdWords } from '@fap/shared/privacy/crowd-words.ts';
import { crowdWords } from '@fap/shared/privacy/crowd-words.ts';
import { eq, inArray } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { report } from '../../db/schema/clusters.ts';
import type { Ctx } from '../../platform/context.ts';

/** What of a report decides which of its words the crowd may read. */
export type Testimony = Pick<
  typeof report.$inferSelect,
  'id' | 'description' | 'evidenceText' | 'evidenceAuthor' | 'consentWords'
> & { ownNames: string[] };

/** The reports with these ids as testimonies, by id. */
export async function loadTestimonies(
  ctx: Ctx,
  reportIds: readonly string[],
): Promise<Map<string, Testimony>> {
  if (reportIds.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      id: report.id,
      description: report.description,
      evidenceText: report.evidenceText,
      evidenceAuthor: report.evidenceAuthor,
      consentWords: report.consentWords,
      name: account.displayName,
      email: account.email,
    })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(inArray(report.id, [...reportIds]));
  return new Map(rows.map(({ name, email, ...row }) => [row.id, { ...row, ownNames: [name, email] }]));
}

/** The words of a report that the crowd may read: its account is the reporter's own, but for what it quotes. */
export function wordsForCrowd(
  { description, evidenceText, evidenceAuthor, consentWords, ownNames }: Omit<Testimony, 'id'>,
  options: CrowdOptions,
): CrowdWords {
  return crowdWords(
    {
      texts: [
        { text: description, author: 'mixed' },
        { text: evidenceText, author: evidenceAuthor },
      ],
      ownNames,
      mayQuoteOwnWords: consentWords,
    },
    options,
  );
}
