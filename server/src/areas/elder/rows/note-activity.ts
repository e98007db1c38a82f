import { eq } from 'drizzle-orm';
import { shield } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';

/**
 * The elder was here: they decided, read an alert, changed something. Payments that come in move nothing, because guardians see this
 * time and must not learn from it when somebody pays.
 */
export async function noteActivity(tx: TxCtx, elderId: string): Promise<void> {
  await tx.db.update(shield).set({ lastActivityAt: tx.clock.now() }).where(eq(shield.elderId, elderId));
}
