import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import type { ActKind } from '@fap/shared/elder/scopes.ts';
import { guardianAct } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish } from '../../../platform/write/transact.ts';
import type { GuardianshipRow } from './list-guardianships.ts';

/** Keeps what a guardian saw or did, for the elder to read, and tells the elder's open pages. */
export async function recordAct(
  tx: TxCtx,
  { id, elderId }: Pick<GuardianshipRow, 'id' | 'elderId'>,
  kind: ActKind,
  paymentId: string | null = null,
): Promise<void> {
  await tx.db
    .insert(guardianAct)
    .values({ id: tx.ids.next('act'), elderId, guardianshipId: id, kind, paymentId, at: tx.clock.now() });
  publish(tx, elderTopic(elderId), elderFacts.changed, {});
}
