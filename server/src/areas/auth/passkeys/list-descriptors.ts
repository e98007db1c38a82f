import { eq } from 'drizzle-orm';
import { passkey } from '../../../db/schema/auth.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** The credentials of an account's passkeys, as browsers are asked for them. */
export async function listDescriptors(
  ctx: Ctx,
  accountId: string,
): Promise<{ id: string; transports: string[] }[]> {
  return ctx.db
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.accountId, accountId));
}
