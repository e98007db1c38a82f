import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import type { SettingsChange } from '@fap/shared/elder/shield-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { shield } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { alertToMissed } from '../alerts/alert-of.ts';
import { inviteInside, isKnownGuardian, spendInvitation } from '../guardians/invite-guardian.ts';
import { lockShield, type ShieldRow } from '../rows/get-shield.ts';
import { listGuardianships, logOf, mayGuardian } from '../rows/list-guardianships.ts';
import { getStatus } from './get-status.ts';

/** One action for all settings, and without their names: an admin who reads the trail may be a guardian, and must not learn of a helper. */
const SETTINGS_CHANGED = 'elder.settings-changed';

export interface ActivateInput {
  bankingOverlay: boolean;
  breadcrumbMode: boolean;
  /** Empty: nobody is invited. */
  guardianEmail: string;
  transactionThreshold: number;
  selectedBank: ShieldRow['selectedBank'];
}

/** Switches one's own shield on with these choices; invites the named guardian unless they are one already. */
export async function activateShield(
  ctx: Ctx,
  { guardianEmail, ...choices }: ActivateInput,
): Promise<ProtectionStatus> {
  const isNew = guardianEmail !== '' && !(await isKnownGuardian(ctx, actingAccount(ctx), guardianEmail));
  if (isNew) await spendInvitation(ctx, guardianEmail);
  await changeOwn(ctx, 'elder.shield-activated', async (tx, before) => {
    // Who was known is not invited either when they were ended meanwhile: that invitation was not spent.
    if (isNew) await inviteInside(tx, before.elderId, { email: guardianEmail }, 'keep-known');
    if (!before.isActive) await alertToMissed(tx, before.elderId);
    return { ...choices, isActive: true, activatedAt: before.isActive ? before.activatedAt : tx.clock.now() };
  });
  return getStatus(ctx);
}

/** Switches one's own shield off. Held payments keep waiting for their decision. */
export async function deactivateShield(ctx: Ctx): Promise<ProtectionStatus> {
  await changeOwn(ctx, 'elder.shield-deactivated', async () => ({ isActive: false }));
  return getStatus(ctx);
}

/** Changes choices of one's own shield. Throws INVALID for hours that end before they begin. */
export async function changeShield(ctx: Ctx, change: SettingsChange): Promise<ProtectionStatus> {
  await changeOwn(ctx, SETTINGS_CHANGED, async (_, before) => {
    const usualFrom = change.usualFrom ?? before.usualFrom;
    const usualUntil = change.usualUntil ?? before.usualUntil;
    if (usualFrom >= usualUntil) {
      const message = t`The usual hours must end after they begin`;
      throw new AppError('INVALID', { message, issues: [{ path: 'usualUntil', message }] });
    }
    return change as Partial<ShieldRow>;
  });
  return getStatus(ctx);
}

/** Names somebody else to turn to, or nobody with an empty name. Guardians are not told. */
export async function setHelper(
  ctx: Ctx,
  { name, phone, email }: { name: string; phone: string; email: string },
): Promise<void> {
  const textOrNull = (text: string) => (name === '' || text === '' ? null : text);
  await changeOwn(ctx, SETTINGS_CHANGED, async () => ({
    helperName: name === '' ? null : name,
    helperPhone: textOrNull(phone),
    helperEmail: textOrNull(email),
  }));
}

async function changeOwn(
  ctx: Ctx,
  action: string,
  decide: (tx: TxCtx, before: ShieldRow) => Promise<Partial<ShieldRow>>,
): Promise<void> {
  const elderId = actingAccount(ctx);
  await transact(ctx, 'elder.protect', async (tx) => {
    const before = await lockShield(tx, elderId);
    const set = await decide(tx, before);
    await tx.db
      .update(shield)
      .set({ ...set, lastActivityAt: tx.clock.now() })
      .where(eq(shield.elderId, elderId));
    publish(tx, elderTopic(elderId), elderFacts.changed, {});
    if (set.isActive !== undefined && set.isActive !== before.isActive)
      for (const one of await listGuardianships(tx, elderId))
        if (mayGuardian(one, 'status')) publish(tx, logOf(one), elderFacts.scopes, { elderId });
    await recordAudit(tx, { action, entityType: 'shield', entityId: elderId });
  });
}
