import type { NoticePreferences } from '@fap/shared/notices/contract.ts';
import {
  DEFAULT_DIGEST_HOUR,
  defaultMail,
  NOTICE_KINDS,
  type NoticeKind,
  type NoticeMail,
} from '@fap/shared/notices/kinds.ts';
import { eq, sql } from 'drizzle-orm';
import { noticePreference, noticeSetting } from '../../db/schema/notices.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { ensureSetting } from './stop-links.ts';

/** Where each kind of one's own notices goes. */
export async function getPreferences(ctx: Ctx): Promise<NoticePreferences> {
  const accountId = actingAccount(ctx);
  const chosen = await ctx.db
    .select({ kind: noticePreference.kind, mail: noticePreference.mail, push: noticePreference.push })
    .from(noticePreference)
    .where(eq(noticePreference.accountId, accountId));
  const [setting] = await ctx.db
    .select({ digestHour: noticeSetting.digestHour })
    .from(noticeSetting)
    .where(eq(noticeSetting.accountId, accountId));
  const of = (kind: NoticeKind) => chosen.find((one) => one.kind === kind);
  const mailOf = (kind: NoticeKind): NoticeMail => of(kind)?.mail ?? defaultMail(kind);
  return {
    digestHour: setting?.digestHour ?? DEFAULT_DIGEST_HOUR,
    mail: Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, mailOf(kind)])) as NoticePreferences['mail'],
    push: Object.fromEntries(
      NOTICE_KINDS.map((kind) => [kind, of(kind)?.push ?? true]),
    ) as NoticePreferences['push'],
  };
}

/** Chooses where each kind of one's own notices goes. */
export async function setPreferences(
  ctx: Ctx,
  { digestHour, mail, push }: NoticePreferences,
): Promise<NoticePreferences> {
  const accountId = actingAccount(ctx);
  await transact(ctx, 'account.manage', async (tx) => {
    await ensureSetting(tx, accountId);
    // The first daily mail waits for the chosen hour.
    const setting = { digestHour, digestedAt: tx.clock.now() };
    await tx.db.update(noticeSetting).set(setting).where(eq(noticeSetting.accountId, accountId));
    await tx.db
      .insert(noticePreference)
      .values(NOTICE_KINDS.map((kind) => ({ accountId, kind, mail: mail[kind], push: push[kind] })))
      .onConflictDoUpdate({
        target: [noticePreference.accountId, noticePreference.kind],
        set: { mail: sql`excluded.mail`, push: sql`excluded.push` },
      });
    await recordAudit(tx, {
      action: 'notice.preferences-set',
      entityType: 'account',
      entityId: accountId,
      after: { digestHour, mail, push },
    });
  });
  return getPreferences(ctx);
}
