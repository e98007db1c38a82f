import { ownDataContract } from '@fap/shared/own-data/contract.ts';
import { eq } from 'drizzle-orm';
import { account, signInFailure, totpFactor } from '../../../db/schema/auth.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs, makeAccount } from '../../../testing/factories.ts';
import { beginErasure, hashPassword, PasswordTurns } from '../../auth/index.ts';

/** The member's password, as it was made: requests before may have changed it, or have used up its attempts. */
async function memberPassword({ world, member: { id, password } }: Scene): Promise<string> {
  await world.db.delete(signInFailure);
  await world.db.delete(totpFactor).where(eq(totpFactor.accountId, id));
  await world.db
    .update(account)
    .set({ passwordHash: await hashPassword(password) })
    .where(eq(account.id, id));
  return password;
}

/** A good request for each call of this area. */
export const examples = examplesOf(ownDataContract, {
  exportOwn: async (scene) => ({ json: { currentPassword: await memberPassword(scene) }, status: 200 }),
  beginErasure: async (scene) => ({ json: { currentPassword: await memberPassword(scene) }, status: 200 }),
  // An account of its own: the member’s must outlive the examples.
  confirmErasure: async ({ world }) => {
    const made = await makeAccount(world);
    const own = { currentPassword: made.password, address: '203.0.113.9', code: '' };
    const token = await beginErasure(actAs(world, made), new PasswordTurns(), own);
    return { json: { token, alsoPieces: false }, status: 200 };
  },
});
