import { worksOnCase } from '@fap/shared/cases/works-on-case.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { caseRecord } from '../../db/schema/cases.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';

export type CaseRow = typeof caseRecord.$inferSelect;

/** Whether the actor works on this case; everybody else reads its redacted view. */
export const worksOn = ({ actor }: Ctx, row: Pick<CaseRow, 'ownerId' | 'assigneeId'>): boolean =>
  worksOnCase(actor, row);

/** The case with this number; null when there is none. */
export async function findCase({ db }: Ctx, id: string): Promise<CaseRow | null> {
  const [row] = await db.select().from(caseRecord).where(eq(caseRecord.id, id));
  return row ?? null;
}

/** The case with this number; throws NOT_FOUND. */
export async function getCase(ctx: Ctx, id: string): Promise<CaseRow> {
  const row = await findCase(ctx, id);
  if (!row) throw noSuchCase();
  return row;
}

/** Locks a case that the actor works on; throws NOT_FOUND, or FORBIDDEN for a case of others. */
export async function lockCase(tx: TxCtx, id: string): Promise<CaseRow> {
  const row = await holdCase(tx, id);
  if (!worksOn(tx, row))
    throw new AppError('FORBIDDEN', { message: t`Only people who work on this case can change it` });
  return row;
}

/** Locks a case, whoever acts; throws NOT_FOUND. */
export async function holdCase(tx: TxCtx, id: string): Promise<CaseRow> {
  const [row] = await tx.db.select().from(caseRecord).where(eq(caseRecord.id, id)).for('no key update');
  if (!row) throw noSuchCase();
  return row;
}

const noSuchCase = () => new AppError('NOT_FOUND', { message: t`There is no case with this number` });
