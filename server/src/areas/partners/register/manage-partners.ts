import type { PartnerKind } from '@fap/shared/partners/constants.ts';
import type { Partner } from '@fap/shared/partners/entities.ts';
import { and, eq } from 'drizzle-orm';
import { partner, partnerToken } from '../../../db/schema/partners.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { isInForce } from './in-force.ts';
import { getPartner } from './list-partners.ts';
import { lockPartner } from './tokens.ts';

/** Adds a partner; it is given nothing before it has a token. */
export async function addPartner(
  ctx: Ctx,
  { name, kind }: { name: string; kind: PartnerKind },
): Promise<Partner> {
  return transact(ctx, 'partners.manage', async (tx) => {
    const id = tx.ids.next('partner');
    await tx.db
      .insert(partner)
      .values({ id, name, kind, createdBy: actingAccount(tx), createdAt: tx.clock.now() });
    await recordAudit(tx, {
      action: 'partner.added',
      entityType: 'partner',
      entityId: id,
      after: { name, kind },
    });
    return getPartner(tx, id);
  });
}

/** Has the heads of custody logs mailed to a partner from now on, or with null no more. Throws NOT_FOUND and CONFLICT. */
export async function setWitness(ctx: Ctx, id: string, email: string | null): Promise<Partner> {
  return transact(ctx, 'partners.manage', async (tx) => {
    await lockPartner(tx, id);
    await tx.db.update(partner).set({ witnessEmail: email }).where(eq(partner.id, id));
    await recordAudit(tx, {
      action: 'partner.witness-set',
      entityType: 'partner',
      entityId: id,
      after: { isWitness: email !== null },
    });
    return getPartner(tx, id);
  });
}

/** Ends a partnership and its tokens; what was given stays in the log. Throws NOT_FOUND and CONFLICT. */
export async function endPartner(ctx: Ctx, id: string): Promise<Partner> {
  return transact(ctx, 'partners.manage', async (tx) => {
    await lockPartner(tx, id);
    const now = tx.clock.now();
    await tx.db.update(partner).set({ endedAt: now }).where(eq(partner.id, id));
    await tx.db
      .update(partnerToken)
      .set({ revokedAt: now })
      .where(and(eq(partnerToken.partnerId, id), isInForce(now)));
    await recordAudit(tx, { action: 'partner.ended', entityType: 'partner', entityId: id });
    return getPartner(tx, id);
  });
}
