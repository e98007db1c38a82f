import { createHash } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language, languageOf } from '@fap/shared/kernel/languages.ts';
import { describeNotice } from '@fap/shared/notices/describe-notice.ts';
import type { NoticeContent, NoticeKind } from '@fap/shared/notices/kinds.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import webPush from 'web-push';
import { account, session } from '../../../db/schema/auth.ts';
import { notice, noticePreference, pushSubscription } from '../../../db/schema/notices.ts';
import { FetchRefusal, guardedRequest } from '../../../platform/fetch/guarded-fetch.ts';
import type { OutgoingReach } from '../../../platform/fetch/outgoing-reach.ts';
import { inLanguage } from '../../../platform/words/speakers.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { listAlertedGuardians } from '../alerted-guardians.ts';
import { findClusterName } from '../mail-at-once.ts';
import { getPushKeys, type PushKeys } from './push-keys.ts';

export interface PushPorts {
  reach: OutgoingReach;
  /** Address of this installation. */
  origin: () => string;
}

/** Kinds that lose their worth within minutes: a device is woken for them. */
const URGENT: readonly NoticeKind[] = [
  ...(['takeover-asked', 'cluster-alert'] as const),
  ...(['payment-alert', 'own-payment-alert', 'guardian-conduct'] as const),
];
/** Whether a push service wakes a sleeping device for a kind of notice (RFC 8030, section 5.3). */
export const urgencyOf = (kind: NoticeKind): 'high' | 'normal' => (URGENT.includes(kind) ? 'high' : 'normal');

/** How long a push service keeps a message for a device that is off, in seconds. */
const KEEP_SECONDS = 24 * 60 * 60;
const TIMEOUT_MS = 15_000;
/** Statuses by which a push service says that a browser withdrew its subscription (RFC 8030, section 7.3). */
const GONE = [404, 410];

type Device = Pick<typeof pushSubscription.$inferSelect, 'id' | 'endpoint' | 'p256dh' | 'auth'>;

/**
 * Shows a notice on its receiver's devices while it is unread, encrypted for each of them. A withdrawn subscription is
 * forgotten; another failure of any device throws once all were tried, so that the job is repeated: a device that got it
 * replaces the message by itself (same tag).
 */
export async function pushNotice(ctx: Ctx, { reach, origin }: PushPorts, noticeId: string): Promise<void> {
  const found = await findUnread(ctx, noticeId);
  if (!found || !(await isStillTheirs(ctx, found))) return;
  const devices = await listDevices(ctx, found.accountId);
  if (devices.length === 0) return;
  const keys = await getPushKeys(ctx);
  const message = { ...found.message, urgency: urgencyOf(found.kind) };
  const results = await Promise.allSettled(
    devices.map((device) => send(ctx, { device, message, keys, subject: subjectOf(origin()), reach })),
  );
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}

async function findUnread(ctx: Ctx, noticeId: string) {
  const [row] = await ctx.db
    .select({
      accountId: notice.accountId,
      kind: notice.kind,
      group: notice.group,
      payload: notice.payload,
      locale: account.locale,
      isWanted: sql<boolean>`coalesce(${noticePreference.push}, true)`,
    })
    .from(notice)
    .innerJoin(account, and(eq(account.id, notice.accountId), isNull(account.suspendedAt)))
    .leftJoin(
      noticePreference,
      and(eq(noticePreference.accountId, notice.accountId), eq(noticePreference.kind, notice.kind)),
    )
    .where(and(eq(notice.id, noticeId), isNull(notice.readAt)));
  if (!row?.isWanted) return null;
  const { accountId, kind, group, payload, locale } = row;
  const content = { kind, payload } as NoticeContent<NoticeKind>;
  const clusterName = await findClusterName(ctx, content.payload);
  const language = languageOf(locale) ?? DEFAULT_LANGUAGE;
  const { title, text } = inLanguage(language, () => describeNotice(content, clusterName));
  // The tag makes a later message of the same group take the place of this one, on the device and on its way.
  const tag = createHash('sha256').update(`${kind} ${group}`).digest('base64url').slice(0, 32);
  return { accountId, kind, content, message: { title, text, tag, language } };
}

/** Whether a guardian may still hear of what the notice is about; all other notices stay their receiver's. */
async function isStillTheirs(
  ctx: Ctx,
  { accountId, content }: { accountId: string; content: NoticeContent<NoticeKind> },
): Promise<boolean> {
  if (content.kind !== 'payment-alert') return true;
  return (await listAlertedGuardians(ctx, content.payload.alertId)).includes(accountId);
}

/** Devices whose sessions are still open. */
const listDevices = (ctx: Ctx, accountId: string): Promise<Device[]> =>
  ctx.db
    .select({
      id: pushSubscription.id,
      endpoint: pushSubscription.endpoint,
      p256dh: pushSubscription.p256dh,
      auth: pushSubscription.auth,
    })
    .from(pushSubscription)
    .innerJoin(session, eq(session.id, pushSubscription.sessionId))
    .where(
      and(
        eq(pushSubscription.accountId, accountId),
        sql`${session.expiresAt} > ${ctx.clock.now().toISOString()}::timestamptz`,
      ),
    );

interface Sending {
  device: Device;
  message: { title: string; text: string; tag: string; language: Language; urgency: 'high' | 'normal' };
  keys: PushKeys;
  subject: string;
  reach: OutgoingReach;
}

async function send(ctx: Ctx, { device, message, keys, subject, reach }: Sending): Promise<void> {
  const { id, endpoint, p256dh, auth } = device;
  const { urgency, ...shown } = message;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(shown),
    { vapidDetails: { subject, ...keys }, TTL: KEEP_SECONDS, urgency, topic: shown.tag },
  );
  try {
    // Through the guard, because the address comes from a browser: it must lead to a push service, not into our network.
    await guardedRequest(endpoint, {
      allowPrivate: reach.allowPrivate,
      timeoutMs: TIMEOUT_MS,
      headers: textOf(headers),
      body,
    });
  } catch (error) {
    const isGone =
      error instanceof FetchRefusal &&
      (GONE.includes(error.status ?? 0) || (error.status === null && error.kind === 'blocked'));
    if (!isGone) throw error;
    await forget(ctx, id);
  }
}

const textOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name.toLowerCase() !== 'content-length')
      .map(([name, value]) => [name, String(value)]),
  );

const forget = (ctx: Ctx, id: string) =>
  transact(ctx, 'platform', (tx) => tx.db.delete(pushSubscription).where(eq(pushSubscription.id, id)), {
    housekeeping: 'a subscription that its browser withdrew, or that leads where we do not go',
  });

/** Whom a push service may write to about our messages: our address, which must be a web address or a mailbox. */
const subjectOf = (origin: string): string =>
  origin.startsWith('https:') ? origin : `mailto:no-reply@${new URL(origin).hostname}`;
