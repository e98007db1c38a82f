import type { Delivery } from '@fap/shared/partners/entities.ts';
import { eq } from 'drizzle-orm';
import { partnerDelivery, partnerToken } from '../../../db/schema/partners.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import type { AdmittedPartner } from './tokens.ts';

/** Records what is about to be given to a partner; an answer that cannot be recorded is not given. */
export async function recordDelivery(
  { ctx, partnerId, tokenId }: AdmittedPartner,
  {
    kind,
    objectIds,
    count = objectIds.length,
  }: { kind: Delivery['kind']; objectIds: string[]; count?: number },
): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    const at = tx.clock.now();
    const id = tx.ids.next('delivery');
    await tx.db.insert(partnerDelivery).values({ id, partnerId, tokenId, kind, count, objectIds, at });
    await tx.db.update(partnerToken).set({ lastUsedAt: at }).where(eq(partnerToken.id, tokenId));
    await recordAudit(tx, {
      action: 'partner.given',
      entityType: 'partner',
      entityId: partnerId,
      after: { deliveryId: id, kind, count },
    });
  });
}
