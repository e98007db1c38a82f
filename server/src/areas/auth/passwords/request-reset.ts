import { createHash } from 'node:crypto';
import { LIMITS, type Limit } from '@fap/shared/kernel/limits.ts';
import { spendOf } from '../../../platform/limits/spend.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { authEvents } from '../events.ts';

/** Strangers can have mail sent to an address: few enough to bear, enough for somebody who missed the first ones. */
const TO_ONE_ADDRESS: Limit = { what: 'links to this address', burst: 5, perHour: 5 };

/**
 * Asks for links to a new password for the accounts of an e-mail address; they are mailed by a reaction. Does the same work
 * whether there is an account or not, so that neither the answer nor its time tells.
 */
export async function requestPasswordReset(
  ctx: Ctx,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await spendOf(ctx, LIMITS.mailedLinks, `mailedLinks ${address}`);
  await spendOf(ctx, TO_ONE_ADDRESS, `linksToAddress ${email}`);
  await transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    await recordAudit(tx, {
      action: 'account.password-forgotten',
      entityType: 'address',
      entityId: createHash('sha256').update(email).digest('hex'),
    });
    emit(tx, authEvents.passwordForgotten, { email });
  });
}
