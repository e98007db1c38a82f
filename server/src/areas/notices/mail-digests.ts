import { plural, t } from '@fap/shared/kernel/words.ts';
import { describeNotice } from '@fap/shared/notices/describe-notice.ts';
import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { notice, noticePreference, noticeSetting } from '../../db/schema/notices.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { type Letter, queueMail } from '../mail/index.ts';
import { presentNotice, selectNotices } from './list-notices.ts';
import { findAddress } from './mail-at-once.ts';
import { stopLink } from './stop-links.ts';

/** Accounts looked up at once. */
const BATCH = 200;
/** Notices named in one message; the others are counted. */
const LISTED = 20;

/**
 * Mails every account whose hour has come what it has not read. Two processes at once mail each notice once. An account with
 * nothing to read counts as mailed, or its next notice would not wait for the chosen hour.
 */
export async function mailDigests(ctx: Ctx): Promise<number> {
  let mailed = 0;
  let after = '';
  for (;;) {
    const due = await ctx.db
      .select({ accountId: noticeSetting.accountId })
      .from(noticeSetting)
      .innerJoin(account, eq(account.id, noticeSetting.accountId))
      .where(
        and(
          gt(noticeSetting.accountId, after),
          isNotNull(account.emailConfirmedAt),
          isNull(account.suspendedAt),
          isDue(ctx),
          exists(
            ctx.db
              .select({ kind: noticePreference.kind })
              .from(noticePreference)
              .where(
                and(
                  eq(noticePreference.accountId, noticeSetting.accountId),
                  eq(noticePreference.mail, 'daily'),
                ),
              ),
          ),
        ),
      )
      .orderBy(noticeSetting.accountId)
      .limit(BATCH);
    for (const { accountId } of due) if (await mailDigest(ctx, accountId)) mailed += 1;
    const last = due.at(-1);
    if (!last || due.length < BATCH) return mailed;
    after = last.accountId;
  }
}

/** The chosen hour has come since the last daily mail or choice; an hour that the platform slept through counts too. */
function isDue(ctx: Ctx): SQL {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const hours = sql`(extract(hour from ${now} at time zone 'UTC')::int - ${noticeSetting.digestHour} + 24) % 24`;
  return lt(noticeSetting.digestedAt, sql`date_trunc('hour', ${now}) - make_interval(hours => ${hours})`);
}

/** Unread, never mailed, and of a kind that its owner wants daily. */
const isWaiting = (ctx: Ctx): SQL | undefined =>
  and(
    isNull(notice.readAt),
    isNull(notice.mailedAt),
    exists(
      ctx.db
        .select({ kind: noticePreference.kind })
        .from(noticePreference)
        .where(
          and(
            eq(noticePreference.accountId, notice.accountId),
            eq(noticePreference.kind, notice.kind),
            eq(noticePreference.mail, 'daily'),
          ),
        ),
    ),
  );

async function mailDigest(ctx: Ctx, accountId: string): Promise<boolean> {
  return transact(
    ctx,
    'platform',
    async (tx) => {
      // The row's lock serialises two processes: the second one finds that the mail is not due any more.
      const [mine] = await tx.db
        .update(noticeSetting)
        .set({ digestedAt: tx.clock.now() })
        .where(and(eq(noticeSetting.accountId, accountId), isDue(tx)))
        .returning({ accountId: noticeSetting.accountId });
      const to = await findAddress(tx, accountId);
      if (!mine || to === null) return false;
      return mailWaiting(tx, accountId, to);
    },
    { housekeeping: 'the time of the last daily mail; a mail itself is on record' },
  );
}

async function mailWaiting(tx: TxCtx, accountId: string, to: string): Promise<boolean> {
  const taken = await tx.db
    .update(notice)
    .set({ mailedAt: tx.clock.now() })
    .where(and(eq(notice.accountId, accountId), isWaiting(tx)))
    .returning({ id: notice.id });
  if (taken.length === 0) return false;
  const ids = taken.map(({ id }) => id);
  const rows = await selectNotices(tx, inArray(notice.id, ids))
    .orderBy(desc(notice.updatedAt), desc(notice.id))
    .limit(LISTED);
  const stop = await stopLink(tx, accountId, 'daily');
  await queueMail(tx, { to, reader: accountId, write: () => writeDigest(rows, taken.length, stop) });
  await recordAudit(tx, {
    action: 'notice.digest-mailed',
    entityType: 'account',
    entityId: accountId,
    after: { notices: taken.length },
  });
  return true;
}

function writeDigest(rows: Awaited<ReturnType<typeof selectNotices>>, count: number, stop: string): Letter {
  const named = rows.map(presentNotice).map((one) => {
    const { title, text } = describeNotice(one, one.clusterName);
    return `${title}. ${text}`;
  });
  const more = count - named.length;
  return {
    subject: plural(count, { one: 'You have a new notice', other: 'You have # new notices' }),
    paragraphs: [
      ...named,
      ...(more > 0 ? [t`And ${more} more.`] : []),
      `${t`Open your notices:`}\n/notices`,
      `${t`No more daily e-mail:`}\n${stop}`,
    ],
  };
}
