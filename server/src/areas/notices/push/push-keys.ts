import webPush from 'web-push';
import { pushKey } from '../../../db/schema/notices.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';

export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** The key pair by which push services know this installation; made when first needed, the same in all processes. */
export async function getPushKeys(ctx: Ctx): Promise<PushKeys> {
  const known = await findKeys(ctx);
  if (known) return known;
  const housekeeping = 'a key of the installation, which nobody decides';
  await transact(
    ctx,
    'account.manage',
    (tx) =>
      tx.db
        .insert(pushKey)
        .values({ ...webPush.generateVAPIDKeys(), createdAt: tx.clock.now() })
        // Race: another process made it first.
        .onConflictDoNothing(),
    { housekeeping },
  );
  const made = await findKeys(ctx);
  if (!made) throw new Error('the push keys were neither made nor found');
  return made;
}

async function findKeys(ctx: Ctx): Promise<PushKeys | undefined> {
  const [keys] = await ctx.db
    .select({ publicKey: pushKey.publicKey, privateKey: pushKey.privateKey })
    .from(pushKey);
  return keys;
}
