import type { CaseChange } from '@fap/shared/cases/contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { caseRecord } from '../../db/schema/cases.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { announceChange } from './announce-change.ts';
import { caseEvents } from './events.ts';
import { hidePersonalData } from './hide-personal-data.ts';
import { type CaseRow, lockCase } from './policy.ts';

/**
 * Changes a case for somebody who works on it; writes nothing when nothing is different. Throws NOT_FOUND for an unknown case or
 * assignee, FORBIDDEN for a case of others, CONFLICT when its words are not those that were seen. `refuse` looks at the locked case before, and may throw.
 */
export async function changeCase(
  ctx: Ctx,
  id: string,
  { seen = {}, ...change }: CaseChange,
  refuse: (before: CaseRow) => void = () => {},
): Promise<void> {
  await transact(ctx, 'case.create', async (tx) => {
    const before = await lockCase(tx, id);
    refuse(before);
    checkSeen(before, seen);
    const fresh = Object.fromEntries(
      Object.entries(change).filter(
        ([key, value]) => value !== undefined && value !== before[key as keyof typeof change],
      ),
    ) as Partial<CaseRow>;
    if (Object.keys(fresh).length === 0) return;
    if (fresh.assigneeId) await checkAssignee(tx, fresh.assigneeId);
    const hasWords = fresh.title !== undefined || fresh.description !== undefined;
    const shown = hasWords ? await hidePersonalData(tx, { ...before, ...fresh }, before) : {};
    await tx.db
      .update(caseRecord)
      .set({ ...fresh, ...shown })
      .where(eq(caseRecord.id, id));
    await recordAudit(tx, {
      action: 'case.changed',
      entityType: 'case',
      entityId: id,
      custodyOf: [id],
      before: factsOf(before, fresh),
      after: factsOf({ ...before, ...fresh }, fresh),
    });
    announceChange(tx, id);
    emit(tx, caseEvents.changed, { caseId: id });
  });
}

/** What the audit trail says of a change: words of the case are named and not repeated, so that they can be erased. */
function factsOf({ status, riskLevel, assigneeId }: CaseRow, changed: Partial<CaseRow>) {
  const words = (['title', 'description'] as const).filter((key) => changed[key] !== undefined);
  return {
    ...(changed.status === undefined ? {} : { status }),
    ...(changed.riskLevel === undefined ? {} : { riskLevel }),
    ...(changed.assigneeId === undefined ? {} : { assigneeId }),
    ...(words.length === 0 ? {} : { words }),
  };
}

/** Two people may change the same words at once: the second one must have read what the first one wrote. */
function checkSeen(before: CaseRow, { title, description }: NonNullable<CaseChange['seen']>): void {
  const isSame = (now: string, then: string | undefined) => then === undefined || then === now;
  if (isSame(before.title, title) && isSame(before.description, description)) return;
  throw new AppError('CONFLICT', {
    message: t`Somebody else has changed these words meanwhile. Nothing was saved; yours are still here.`,
  });
}

async function checkAssignee(tx: TxCtx, assigneeId: string): Promise<void> {
  const [found] = await tx.db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, assigneeId), isNull(account.erasedAt)));
  if (!found)
    throw new AppError('NOT_FOUND', { message: t`There is nobody with this ID to give the case to` });
}
