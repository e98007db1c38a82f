import type { CaseStep } from '@fap/shared/cases/entities.ts';
import type { Language } from '@fap/shared/kernel/languages.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, asc, desc, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { auditEntry, custodyEntry, custodyOpening } from '../../db/schema/platform.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, parseKeyset } from '../../platform/postgres/keyset.ts';
import { inLanguage } from '../../platform/words/speakers.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { describeStep } from './describe-step.ts';
import { type CaseRow, worksOn } from './policy.ts';
import { findUnrecordedChange } from './record-notes.ts';
import { READ_ACTION } from './record-read.ts';

/** A page of what happened to a case, newest first: its custody log in sentences of a language, without names for others than those who work on it. */
export async function listSteps(
  ctx: Ctx,
  row: CaseRow,
  { limit, cursor, language }: PageRequest & { language: Language },
): Promise<ListPage<CaseStep>> {
  const before = parseKeyset(cursor, ['number']);
  const found = await ctx.db
    .select({
      seq: custodyOpening.seq,
      at: auditEntry.at,
      action: auditEntry.action,
      before: auditEntry.before,
      after: auditEntry.after,
      actor: account.displayName,
    })
    .from(custodyOpening)
    .innerJoin(auditEntry, eq(auditEntry.id, custodyOpening.auditId))
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(and(eq(custodyOpening.chainId, row.id), before && lt(custodyOpening.seq, before[0])))
    .orderBy(desc(custodyOpening.seq))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ seq }) => [seq]);
  const isNamed = worksOn(ctx, row);
  const names = isNamed ? await listNamed(ctx, rows) : new Map<string, string>();
  const items = rows.map(({ seq, at, actor, ...step }) => ({
    seq,
    at: at.toISOString(),
    actor: isNamed ? actor : null,
    sentence: inLanguage(language, () => describeStep(step, names)),
  }));
  return { items, nextCursor, total: null };
}

/** The people whom steps name: who got the case, and who wrote in its notes. */
async function listNamed({ db }: Ctx, steps: readonly { after: unknown }[]): Promise<Map<string, string>> {
  const ids = steps.flatMap(({ after }) => {
    const { assigneeId, by = [] } = (after ?? {}) as { assigneeId?: unknown; by?: readonly string[] };
    return typeof assigneeId === 'string' ? assigneeId : by;
  });
  const rows = await db
    .select({ id: account.id, name: account.displayName })
    .from(account)
    .where(inArray(account.id, ids));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** When a case was first changed after its newest sign-off; null while the sign-off counts. A report that is made of it and a read change nothing. */
export async function findChangeSinceSignOff(ctx: Ctx, caseId: string): Promise<Date | null> {
  const signedAt = sql`(select max(signed.seq) from ${custodyEntry} signed
    where signed.chain_id = ${caseId} and signed.action = 'case.signed-off')`;
  const [change] = await ctx.db
    .select({ at: custodyEntry.at })
    .from(custodyEntry)
    .where(
      and(
        eq(custodyEntry.chainId, caseId),
        gt(custodyEntry.seq, signedAt),
        notInArray(custodyEntry.action, ['case.report-made', READ_ACTION]),
      ),
    )
    .orderBy(asc(custodyEntry.seq))
    .limit(1);
  // The sign-off recorded all notes until then: what has no entry yet was written after it.
  return change?.at ?? findUnrecordedChange(ctx, caseId);
}
