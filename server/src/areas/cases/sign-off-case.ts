import { caseSignOff } from '../../db/schema/cases.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { announceChange } from './announce-change.ts';
import { lockCase } from './policy.ts';
import { recordWritten } from './record-notes.ts';

/** An analyst vouches for a case as it is now. It counts until the case's custody log has a later change. Throws NOT_FOUND. */
export async function signOffCase(ctx: Ctx, caseId: string, note: string): Promise<void> {
  await transact(ctx, 'case.sign-off', async (tx) => {
    await lockCase(tx, caseId);
    // Notes that nobody has recorded yet are part of what is signed: their entry comes before.
    await recordWritten(tx, caseId);
    const values = { signedBy: actingAccount(tx), note, signedAt: tx.clock.now() };
    await tx.db
      .insert(caseSignOff)
      .values({ caseId, ...values })
      .onConflictDoUpdate({ target: caseSignOff.caseId, set: values });
    await recordAudit(tx, {
      action: 'case.signed-off',
      entityType: 'case',
      entityId: caseId,
      custodyOf: [caseId],
    });
    announceChange(tx, caseId);
  });
}
