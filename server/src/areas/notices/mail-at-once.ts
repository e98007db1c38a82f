import { t } from '@fap/shared/kernel/words.ts';
import { describeNotice } from '@fap/shared/notices/describe-notice.ts';
import { defaultMail, type NoticeContent, type NoticeKind } from '@fap/shared/notices/kinds.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { notice, noticePreference } from '../../db/schema/notices.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { queueMail } from '../mail/index.ts';
import { stopLink } from './stop-links.ts';

export interface MailAtOnceInput<K extends NoticeKind> {
  noticeId: string;
  accountId: string;
  content: NoticeContent<K>;
}

/** Queues a message about a new notice if its receiver wants one at once and has confirmed the address. */
export async function mailAtOnce<K extends NoticeKind>(
  tx: TxCtx,
  { noticeId, accountId, content }: MailAtOnceInput<K>,
): Promise<void> {
  const to = await findAddress(tx, accountId);
  if (to === null || (await mailChoice(tx, accountId, content.kind)) !== 'at-once') return;
  const clusterName = await findClusterName(tx, content.payload);
  const stop = await stopLink(tx, accountId, content.kind);
  await queueMail(tx, {
    to,
    reader: accountId,
    write: () => {
      const { title, text } = describeNotice(content, clusterName);
      return {
        subject: title,
        paragraphs: [
          text,
          `${t`Open your notices:`}\n/notices`,
          `${t`No more e-mail like this one:`}\n${stop}`,
        ],
      };
    },
  });
  await tx.db.update(notice).set({ mailedAt: tx.clock.now() }).where(eq(notice.id, noticeId));
}

/** Where mail to an account goes; null without a confirmed address, and for a suspended account. */
export async function findAddress(ctx: Ctx, accountId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ email: account.email })
    .from(account)
    .where(and(eq(account.id, accountId), isNotNull(account.emailConfirmedAt), isNull(account.suspendedAt)));
  return row?.email ?? null;
}

async function mailChoice(ctx: Ctx, accountId: string, kind: NoticeKind) {
  const [row] = await ctx.db
    .select({ mail: noticePreference.mail })
    .from(noticePreference)
    .where(and(eq(noticePreference.accountId, accountId), eq(noticePreference.kind, kind)));
  return row?.mail ?? defaultMail(kind);
}

/** What the crowd calls the cluster a notice is about; null when it is about none. */
export async function findClusterName(ctx: Ctx, payload: object): Promise<string | null> {
  if (!('clusterId' in payload)) return null;
  const [row] = await ctx.db
    .select({ name: cluster.name })
    .from(cluster)
    .where(eq(cluster.id, String(payload.clusterId)));
  return row?.name ?? null;
}
