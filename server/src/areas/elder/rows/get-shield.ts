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
export async function lockShield(tx: TxCtx, elderId: string): Promise<ShieldRow> {
  const find = () => tx.db.select().from(shield).where(eq(shield.elderId, elderId)).for('update');
  const [known] = await find();
  if (known) return known;
  await tx.db.insert(shield).values(untouched(elderId, tx.clock.now())).onConflictDoNothing();
  const [made] = await find();
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
