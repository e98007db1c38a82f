import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { noticePreference } from '../../db/schema/notices.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { parseStopToken, type Stopped } from './stop-links.ts';

/** Said about a link that we did not send. */
export const deadLink = (): string =>
  t`This link doesn’t work. Please use the one in our newest e-mail to you.`;

/** Stops what a mailed link names, for whoever holds it; idempotent. Throws INVALID for a link that we did not send. */
export async function stopMail(ctx: Ctx, token: string): Promise<Stopped> {
  const parsed = await parseStopToken(ctx, token);
  if (!parsed) throw new AppError('INVALID', { message: deadLink() });
  const { accountId, stopped } = parsed;
  await transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    if (stopped === 'daily') {
      await tx.db
        .update(noticePreference)
        .set({ mail: 'never' })
        .where(and(eq(noticePreference.accountId, accountId), eq(noticePreference.mail, 'daily')));
    } else {
      await tx.db
        .insert(noticePreference)
        .values({ accountId, kind: stopped, mail: 'never' })
        .onConflictDoUpdate({
          target: [noticePreference.accountId, noticePreference.kind],
          set: { mail: 'never' },
        });
    }
    await recordAudit(tx, {
      action: 'notice.mail-stopped',
      entityType: 'account',
      entityId: accountId,
      after: { stopped },
    });
  });
  return stopped;
}
