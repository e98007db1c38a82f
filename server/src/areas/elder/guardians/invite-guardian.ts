import { createHash, randomBytes } from 'node:crypto';
import { INVITATION_DAYS, MAX_GUARDIANS } from '@fap/shared/elder/constants.ts';
import type { Guardian } from '@fap/shared/elder/entities.ts';
import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import { GUARDIAN_SCOPES, type GuardianScope, offerOf } from '@fap/shared/elder/scopes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Limit } from '@fap/shared/kernel/limits.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { guardianship } from '../../../db/schema/elder.ts';
import { spend, spendOf } from '../../../platform/limits/spend.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { nameForStrangers, queueMail } from '../../mail/index.ts';
import { lockShield } from '../rows/get-shield.ts';
import { getOwnGuardian } from './list-own-guardians.ts';

const SECRET_BYTES = 24;
const DAY_MS = 24 * 60 * 60 * 1000;

/** SHA-256 of an invitation's secret. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Strangers can have invitations sent to an address: few enough to bear, enough for somebody who missed the first ones. */
const TO_ONE_ADDRESS: Limit = { what: 'invitations to this address', burst: 5, perHour: 1, perDay: 5 };

export interface InviteInput {
  email: string;
  scopes?: readonly GuardianScope[] | undefined;
}

/**
 * Invites a guardian by mail, in place of an open invitation of that address. Throws CONFLICT for who is a guardian already and above
 * the number of guardians, INVALID for one's own address, TOO_MANY above the limits of the inviting account and of the address.
 */
export async function inviteGuardian(ctx: Ctx, input: InviteInput): Promise<Guardian> {
  const elderId = actingAccount(ctx);
  await spendInvitation(ctx, input.email);
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, elderId);
    const id = await inviteInside(tx, elderId, input, 'refuse-known');
    return getOwnGuardian(tx, id);
  });
}

/** Before each invitation, which is a mail to somebody who may not know the sender: throws TOO_MANY. */
export async function spendInvitation(ctx: Ctx, email: string): Promise<void> {
  await spend(ctx, 'invitations');
  await spendOf(ctx, TO_ONE_ADDRESS, `invitationsToAddress ${email}`);
}

/** Whether somebody at this address is a guardian of this elder, or invited. */
export async function isKnownGuardian(ctx: Ctx, elderId: string, email: string): Promise<boolean> {
  const others = await listOthers(ctx, elderId);
  return others.some((one) => one.email === email || one.accountEmail === email);
}

/** As `inviteGuardian`, with the shield locked and the invitation spent by the caller. `keep-known`: who is invited or accepted already stays as they are. */
export async function inviteInside(
  tx: TxCtx,
  elderId: string,
  { email, scopes = GUARDIAN_SCOPES }: InviteInput,
  ifKnown: 'refuse-known' | 'keep-known',
): Promise<string> {
  const others = await listOthers(tx, elderId);
  await refuseOwnAddress(tx, elderId, email);
  const known = others.find((one) => one.email === email || one.accountEmail === email);
  if (known && ifKnown === 'keep-known') return known.id;
  if (known?.acceptedAt) throw new AppError('CONFLICT', { message: t`They are your guardian already` });
  if (!known && others.length >= MAX_GUARDIANS)
    throw new AppError('CONFLICT', {
      message: t`You can have ${MAX_GUARDIANS} guardians. Please end one of them first.`,
    });
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const now = tx.clock.now();
  const id = tx.ids.next('guardianship');
  if (known) await tx.db.delete(guardianship).where(eq(guardianship.id, known.id));
  await tx.db.insert(guardianship).values({
    id,
    elderId,
    guardianId: null,
    email,
    secretHash: secretHash(secret),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
    scopes: [...scopes],
    position: known?.position ?? Math.max(-1, ...others.map(({ position }) => position)) + 1,
    createdAt: now,
  });
  await mailInvitation(tx, { elderId, email, scopes, secret });
  publish(tx, elderTopic(elderId), elderFacts.changed, {});
  await recordAudit(tx, {
    action: 'elder.guardian-invited',
    entityType: 'guardianship',
    entityId: id,
    after: { scopes },
  });
  return id;
}

const listOthers = (ctx: Ctx, elderId: string) =>
  ctx.db
    .select({
      id: guardianship.id,
      email: guardianship.email,
      accountEmail: account.email,
      acceptedAt: guardianship.acceptedAt,
      position: guardianship.position,
    })
    .from(guardianship)
    .leftJoin(account, eq(account.id, guardianship.guardianId))
    .where(and(eq(guardianship.elderId, elderId), isNull(guardianship.revokedAt)));

async function refuseOwnAddress(tx: TxCtx, elderId: string, email: string): Promise<void> {
  const [own] = await tx.db.select({ email: account.email }).from(account).where(eq(account.id, elderId));
  if (own?.email !== email) return;
  const message = t`A guardian is somebody else: this is your own address`;
  throw new AppError('INVALID', { message, issues: [{ path: 'email', message }] });
}

async function mailInvitation(
  tx: TxCtx,
  {
    elderId,
    email,
    scopes,
    secret,
  }: { elderId: string; email: string; scopes: readonly GuardianScope[]; secret: string },
): Promise<void> {
  await queueMail(tx, {
    to: email,
    reader: elderId,
    write: () => {
      const name = nameForStrangers(tx.actor.displayName);
      const offers = scopes.map((scope) => lowerFirst(offerOf(scope, name))).join('; ');
      return {
        subject: t`${name} asks you to be their guardian`,
        paragraphs: [
          t`${name} uses Elder Shield, which warns of payments that look like a scam, and would like you to look after them.`,
          t`You would be able to: ${offers}.`,
          `/guardian-invitation?token=${secret}`,
          t`The link works once, for ${INVITATION_DAYS} days. You need an account, which is free. If you don’t know ${name}, do nothing.`,
        ],
      };
    },
  });
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
