import { createHmac, timingSafeEqual } from 'node:crypto';
import { noticesContract } from '@fap/shared/notices/contract.ts';
import { NOTICE_KINDS, type NoticeKind } from '@fap/shared/notices/kinds.ts';
import { eq } from 'drizzle-orm';
import { noticeSetting } from '../../db/schema/notices.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';

/** What a link stops: mail about one kind, or the daily mail. */
const STOPPED = [...NOTICE_KINDS, 'daily'] as const;
export type Stopped = NoticeKind | 'daily';

/** Makes an account's setting unless there is one; gives the key that signs its links. */
export async function ensureSetting(tx: TxCtx, accountId: string): Promise<Uint8Array> {
  await tx.db
    .insert(noticeSetting)
    .values({ accountId, digestedAt: tx.clock.now(), linkKey: tx.ids.nonce() })
    .onConflictDoNothing();
  const [row] = await tx.db
    .select({ linkKey: noticeSetting.linkKey })
    .from(noticeSetting)
    .where(eq(noticeSetting.accountId, accountId));
  if (!row) throw new Error(`account ${accountId} has no setting of its notices`);
  return row.linkKey;
}

/** The path of the page that stops this mail; it works without signing in. */
export async function stopLink(tx: TxCtx, accountId: string, stopped: Stopped): Promise<string> {
  const key = await ensureSetting(tx, accountId);
  const token = [accountId, stopped, sign(key, accountId, stopped)].join('~');
  return `${noticesContract.unsubscribePage.path}?${new URLSearchParams({ token })}`;
}

/** Whose mail a token stops, and which; null unless `stopLink` made it. */
export async function parseStopToken(
  ctx: Ctx,
  token: string,
): Promise<{ accountId: string; stopped: Stopped } | null> {
  const [accountId = '', name, signature = ''] = token.split('~');
  const stopped = STOPPED.find((one) => one === name);
  if (!stopped) return null;
  const [row] = await ctx.db
    .select({ linkKey: noticeSetting.linkKey })
    .from(noticeSetting)
    .where(eq(noticeSetting.accountId, accountId));
  if (!row) return null;
  const [given, right] = [signature, sign(row.linkKey, accountId, stopped)].map((text) => Buffer.from(text));
  if (!given || !right || given.length !== right.length) return null;
  return timingSafeEqual(given, right) ? { accountId, stopped } : null;
}

const sign = (key: Uint8Array, accountId: string, stopped: Stopped): string =>
  createHmac('sha256', key).update(`stop mail ${accountId} ${stopped}`).digest('base64url');
