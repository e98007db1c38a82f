import { BACKTRACE_VERSION } from '@fap/shared/backtrace/analyze-entry-path.ts';
import { entryPath } from '../../db/schema/backtrace.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { type EntryAnswers, presentPath, processResponses } from './queries.ts';

/** Saves how the actor came into a cluster, replacing their earlier answers. Throws NOT_FOUND. */
export async function captureEntryPath(ctx: Ctx, answers: EntryAnswers) {
  const accountId = actingAccount(ctx);
  const { acquisitionVector } = await processResponses(ctx, answers);
  return transact(ctx, 'backtrace.capture', async (tx) => {
    const kept = {
      responses: [...answers.responses],
      acquisitionVector,
      version: BACKTRACE_VERSION,
      consentedAt: tx.clock.now(),
    };
    const [row] = await tx.db
      .insert(entryPath)
      .values({ id: tx.ids.next('entry-path'), clusterId: answers.clusterId, accountId, ...kept })
      .onConflictDoUpdate({ target: [entryPath.clusterId, entryPath.accountId], set: kept })
      .returning();
    if (!row) throw new Error('the entry path was not written');
    // Records neither the cluster nor an answer: nobody may learn who came in which way.
    await recordAudit(tx, { action: 'backtrace.captured', entityType: 'entry-path', entityId: row.id });
    return presentPath(row);
  });
}
