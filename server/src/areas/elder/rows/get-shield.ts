import { DEFAULT_THRESHOLD, INTERCEPT_ABOVE_FLAG } from '@fap/shared/elder/constants.ts';
import type { Balance } from '@fap/shared/elder/payment.ts';
import { type Bounds, DEFAULT_BOUNDS } from '@fap/shared/elder/rules.ts';
import { DEFAULT_USUAL_HOURS, type ShieldSettings } from '@fap/shared/elder/situation.ts';
import { eq } from 'drizzle-orm';
import { shield } from '../../../db/schema/elder.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';

export type ShieldRow = typeof shield.$inferSelect;

/** What a shield is like before its elder chose anything. */
const untouched = (elderId: string, now: Date): ShieldRow => ({
  elderId,
  isActive: false,
  bankingOverlay: false,
  breadcrumbMode: false,
  transactionThreshold: DEFAULT_THRESHOLD,
  selectedBank: 'chase',
  flagFrom: DEFAULT_BOUNDS.flagFrom,
  // Nobody's money may leave only because nobody looked.
  onTimeout: 'block',
  timeZone: 'UTC',
  usualFrom: DEFAULT_USUAL_HOURS[0],
  usualUntil: DEFAULT_USUAL_HOURS[1],
  country: 'US',
  balance: null,
  balanceCurrency: null,
  balanceAsOf: null,
  helperName: null,
  helperPhone: null,
  helperEmail: null,
  activatedAt: null,
  lastActivityAt: now,
  createdAt: now,
});

/** The shield of an account, as chosen or as it is before; null dates say that nobody was there yet. */
export async function getShield(ctx: Ctx, elderId: string): Promise<ShieldRow & { isChosen: boolean }> {
  const [row] = await ctx.db.select().from(shield).where(eq(shield.elderId, elderId));
  return row ? { ...row, isChosen: true } : { ...untouched(elderId, ctx.clock.now()), isChosen: false };
}

/** Locks the shield of an account, made if there is none: all that is written about an elder takes its turn here. */
export const lockShield = async (tx: TxCtx, elderId: string): Promise<ShieldRow> =>
  (await findLocked(tx, elderId)) ?? makeLocked(tx, elderId);

/**
 * Locks the shield and reads what is to be decided by, in one round trip: the statements are sent together and run one after the
 * other, each with a snapshot of its own, so that the reads see what was committed before the lock was free.
 */
export async function lockAndRead<T>(
  tx: TxCtx,
  elderId: string,
  read: () => Promise<T>,
): Promise<{ own: ShieldRow; found: T }> {
  const [own, found] = await Promise.all([findLocked(tx, elderId), read()]);
  if (own) return { own, found };
  // Without a row there was nothing to wait for: what was read may be of before another first call.
  return { own: await makeLocked(tx, elderId), found: await read() };
}

async function findLocked(tx: TxCtx, elderId: string): Promise<ShieldRow | undefined> {
  const [row] = await tx.db.select().from(shield).where(eq(shield.elderId, elderId)).for('update');
  return row;
}

async function makeLocked(tx: TxCtx, elderId: string): Promise<ShieldRow> {
  await tx.db.insert(shield).values(untouched(elderId, tx.clock.now())).onConflictDoNothing();
  const made = await findLocked(tx, elderId);
  if (!made) throw new Error('the shield was not made');
  return made;
}

/** What the rules need of a shield. */
export const settingsOf = (row: ShieldRow): ShieldSettings => ({
  transactionThreshold: row.transactionThreshold,
  timeZone: row.timeZone,
  usualHours: [row.usualFrom, row.usualUntil],
});

/** The points from which payments are flagged and held. */
export const boundsOf = ({ flagFrom }: Pick<ShieldRow, 'flagFrom'>): Bounds => ({
  flagFrom,
  interceptFrom: flagFrom + INTERCEPT_ABOVE_FLAG,
});

/** The newest balance a statement told. */
export const balanceOf = ({ balance, balanceCurrency, balanceAsOf }: ShieldRow): Balance | null =>
  balance === null || balanceCurrency === null || balanceAsOf === null
    ? null
    : { amount: balance, currency: balanceCurrency, asOf: balanceAsOf.toISOString() };
