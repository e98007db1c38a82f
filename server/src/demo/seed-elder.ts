import { GUARDIAN_SCOPES } from '@fap/shared/elder/scopes.ts';
import { and, eq } from 'drizzle-orm';
import { activateShield, changeShield, handPayments, setHelper } from '../areas/elder/index.ts';
import { guardianship, payment } from '../db/schema/elder.ts';
import type { Actor, Ctx } from '../platform/write/context.ts';
import { recordAudit, transact } from '../platform/write/transact.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { pastPayments } from './elder-payments.ts';

/** The demo's elder with a shield, a guardian who accepted, a second way to help, and three months of payments. */
export async function seedElder(ctx: Ctx, people: DemoPeople): Promise<void> {
  await seedGuardian(ctx, people);
  const own = { ...ctx, actor: elderOf(people) };
  const [known] = await ctx.db
    .select({ id: payment.id })
    .from(payment)
    .where(eq(payment.elderId, people.elderId))
    .limit(1);
  if (known) return;
  await activateShield(own, {
    bankingOverlay: true,
    breadcrumbMode: true,
    guardianEmail: '',
    transactionThreshold: 500,
    selectedBank: 'chase',
  });
  await changeShield(own, { timeZone: 'America/Chicago' });
  await setHelper(own, { name: 'Ida Bloom, next door', phone: '+1 202 555 0143', email: 'ida@demo.test' });
  await handPayments(own, {
    elderId: people.elderId,
    source: 'demo',
    payments: pastPayments(ctx.clock.now()),
    balance: null,
  });
}

function elderOf({ everybody, elderId }: DemoPeople): Actor {
  const elder = everybody.find(({ accountId }) => accountId === elderId);
  if (!elder) throw new Error('the demo has no elder');
  return elder;
}

async function seedGuardian(ctx: Ctx, { elderId, guardianId }: DemoPeople): Promise<void> {
  const isTheirs = and(eq(guardianship.elderId, elderId), eq(guardianship.guardianId, guardianId));
  const [known] = await ctx.db.select({ id: guardianship.id }).from(guardianship).where(isTheirs);
  if (known) return;
  await transact(ctx, 'platform', async (tx) => {
    const now = tx.clock.now();
    const id = tx.ids.next('guardianship');
    await tx.db.insert(guardianship).values({
      id,
      elderId,
      guardianId,
      email: 'guardian@demo.test',
      scopes: [...GUARDIAN_SCOPES],
      position: 0,
      expiresAt: now,
      acceptedAt: now,
      createdAt: now,
    });
    await recordAudit(tx, { action: 'elder.guardian-accepted', entityType: 'guardianship', entityId: id });
  });
}
