import { can, type Role } from '@fap/shared/auth/capabilities.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { alertSubscription } from '../../db/schema/escalation.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import type { DomainEventMap } from '../../platform/write/domain-events.ts';
import { notify } from './notify.ts';

/** Tells everybody who may approve a press summary, and officers who subscribed, that a cluster reached the threshold; figures only. */
export async function tellProposed(
  tx: TxCtx,
  { clusterId, people, byId }: DomainEventMap['escalation.proposed'],
): Promise<void> {
  const accounts = await tx.db
    .select({ id: account.id, roles: account.roles, subscribedAt: alertSubscription.subscribedAt })
    .from(account)
    .leftJoin(alertSubscription, eq(alertSubscription.accountId, account.id))
    .where(and(isNull(account.suspendedAt), isNull(account.erasedAt), sql`cardinality(${account.roles}) > 0`))
    .orderBy(asc(account.id));
  for (const { id: accountId, subscribedAt, ...one } of accounts) {
    const roles = one.roles as Role[];
    // Whoever is no officer any more is told nothing, although the subscription is still there.
    const isSubscribed = subscribedAt !== null && can(roles, 'alert.subscribe');
    if (!isSubscribed && !can(roles, 'escalation.approve')) continue;
    const content = { kind: 'escalation-proposed' as const, payload: { clusterId, people } };
    await notify(tx, { accountId, content, by: byId });
  }
}
