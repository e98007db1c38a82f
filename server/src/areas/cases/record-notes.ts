import { caseNotesRoom } from '@fap/shared/cases/notes-room.ts';
import { and, asc, eq, gt, not, sql } from 'drizzle-orm';
import { caseNotes, caseRecord } from '../../db/schema/cases.ts';
import { collabUpdate } from '../../db/schema/platform.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { isRestore } from '../puzzle/index.ts';
import { announceChange } from './announce-change.ts';

/** Who writes gets one entry when nobody wrote for this long … */
const QUIET_SECONDS = 120;
/** … or when the writing has gone on for this long. */
const LONGEST_SECONDS = 600;

/** Puts changes of notes into the custody logs of their cases, one entry for many keystrokes; returns of how many cases. */
export async function recordNotes(
  ctx: Ctx,
  { quietSeconds = QUIET_SECONDS, longestSeconds = LONGEST_SECONDS } = {},
): Promise<number> {
  const room = sql`${caseNotesRoom('')} || ${caseRecord.id}`;
  // Rows of the last seconds may still be without those that took a smaller id and are committed later.
  const due = await ctx.db.execute<{ id: string }>(sql`
    select ${caseRecord.id} as id from ${caseRecord}
    left join ${caseNotes} on ${caseNotes.caseId} = ${caseRecord.id}
    cross join lateral (
      select min(${collabUpdate.createdAt}) as first, max(${collabUpdate.createdAt}) as last from ${collabUpdate}
      where ${collabUpdate.room} = ${room} and ${collabUpdate.id} > coalesce(${caseNotes.recordedUpTo}, 0)
    ) written
    where written.last <= now() - make_interval(secs => ${quietSeconds})
      or written.first <= now() - make_interval(secs => ${longestSeconds})`);
  for (const { id } of due)
    await transact(
      ctx,
      'platform',
      async (tx) => {
        await tx.db.select().from(caseRecord).where(eq(caseRecord.id, id)).for('no key update');
        await recordWritten(tx, id);
      },
      { housekeeping: 'what was brought back from the history has an entry already; only the mark moves' },
    );
  return due.length;
}

/** As `recordNotes`, for one case that the caller has locked, and for everything that was written until now. */
export async function recordWritten(tx: TxCtx, caseId: string): Promise<void> {
  const rows = await tx.db
    .select({
      upTo: sql<number>`max(${collabUpdate.id})::float8`,
      accountId: collabUpdate.accountId,
      isWork: sql<boolean>`bool_or(${not(isRestore())})`,
    })
    .from(collabUpdate)
    .where(await isUnrecorded(tx, caseId))
    .groupBy(collabUpdate.accountId);
  if (rows.length === 0) return;
  const recordedUpTo = Math.max(...rows.map(({ upTo }) => upTo));
  await tx.db
    .insert(caseNotes)
    .values({ caseId, recordedUpTo })
    .onConflictDoUpdate({ target: caseNotes.caseId, set: { recordedUpTo } });
  const by = rows
    .filter(({ isWork }) => isWork)
    .map(({ accountId }) => accountId)
    .sort();
  if (by.length === 0) return;
  await recordAudit(tx, {
    action: 'case.notes-changed',
    entityType: 'case',
    entityId: caseId,
    custodyOf: [caseId],
    after: { updateId: recordedUpTo, by },
  });
  announceChange(tx, caseId);
}

/** When the notes were first changed after the last entry about them; null when everything has its entry. */
export async function findUnrecordedChange(ctx: Ctx, caseId: string): Promise<Date | null> {
  const [first] = await ctx.db
    .select({ at: collabUpdate.createdAt })
    .from(collabUpdate)
    .where(await isUnrecorded(ctx, caseId))
    .orderBy(asc(collabUpdate.id))
    .limit(1);
  return first?.at ?? null;
}

async function isUnrecorded({ db }: Ctx, caseId: string) {
  const [mark] = await db.select().from(caseNotes).where(eq(caseNotes.caseId, caseId));
  return and(eq(collabUpdate.room, caseNotesRoom(caseId)), gt(collabUpdate.id, mark?.recordedUpTo ?? 0));
}
