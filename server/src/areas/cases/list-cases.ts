import type { CaseFilter } from '@fap/shared/cases/contract.ts';
import type { Case } from '@fap/shared/cases/entities.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { caseRecord } from '../../db/schema/cases.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { presentCases } from './present-cases.ts';

/** More words would only slow the search down. */
const MAX_WORDS = 12;

/** A page of cases that match, newest first. */
export async function listCases(
  ctx: Ctx,
  { limit, cursor, ...filter }: CaseFilter & PageRequest,
): Promise<ListPage<Case>> {
  const isAsked = fits(filter);
  const [found, total] = await Promise.all([
    ctx.db
      .select()
      .from(caseRecord)
      .where(and(isAsked, olderThan(cursor, caseRecord.createdAt, caseRecord.id)))
      .orderBy(desc(caseRecord.createdAt), desc(caseRecord.id))
      .limit(limit + 1),
    ctx.db.$count(caseRecord, isAsked),
  ]);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => [createdAt, id]);
  const items = (await presentCases(ctx, rows)).map(({ view }) => view);
  return { items, nextCursor, total };
}

function fits({ q = '', status, riskLevel, scamType }: CaseFilter): SQL | undefined {
  const words = q.trim().split(/\s+/u).filter(Boolean).slice(0, MAX_WORDS);
  return and(
    status && eq(caseRecord.status, status),
    riskLevel && eq(caseRecord.riskLevel, riskLevel),
    scamType && eq(caseRecord.scamType, scamType),
    ...words.map(hasWord),
  );
}

/** Searched as everybody may read it, or the search would tell what is hidden. */
function hasWord(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
  return or(
    ilike(caseRecord.id, pattern),
    ilike(caseRecord.shownTitle, pattern),
    ilike(caseRecord.shownDescription, pattern),
  );
}
