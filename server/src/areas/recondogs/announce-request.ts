import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { eq } from 'drizzle-orm';
import { recondogRequest } from '../../db/schema/recondogs.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish } from '../../platform/write/transact.ts';

/** Publishes that a request was made or decided, in the transaction that does it; everybody hears it, so it names nobody. */
export async function announceRequest(
  tx: TxCtx,
  { id, clusterId, state }: typeof recondogRequest.$inferSelect,
): Promise<void> {
  const waiting = await tx.db.$count(recondogRequest, eq(recondogRequest.state, 'waiting'));
  publish(tx, RECONDOGS_TOPIC, recondogFacts.request, { requestId: id, clusterId, state, waiting });
}
