import { guardianLog } from '@fap/shared/elder/events.ts';
import type { GuardianScope } from '@fap/shared/elder/scopes.ts';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { guardianship } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';

export type GuardianshipRow = typeof guardianship.$inferSelect;
/** A guardianship that was accepted and not ended. */
export type GuardianshipInForce = GuardianshipRow & { guardianId: string; acceptedAt: Date };

/** Accepted and not ended. */
export const IS_IN_FORCE = and(isNotNull(guardianship.acceptedAt), isNull(guardianship.revokedAt));

/** The log of the elder's topic that this guardian watches now. */
export const logOf = ({
  elderId,
  id,
  logGeneration,
}: Pick<GuardianshipRow, 'elderId' | 'id' | 'logGeneration'>): string =>
  guardianLog(elderId, id, logGeneration);

/** Whether a guardian may see or do this. */
export const mayGuardian = ({ scopes }: Pick<GuardianshipRow, 'scopes'>, scope: GuardianScope): boolean =>
  scopes.includes(scope);

/** The guardians of an elder, in the order in which they are mailed. */
export async function listGuardianships(ctx: Ctx, elderId: string): Promise<GuardianshipInForce[]> {
  const rows = await ctx.db
    .select()
    .from(guardianship)
    .where(and(eq(guardianship.elderId, elderId), IS_IN_FORCE))
    .orderBy(asc(guardianship.position), asc(guardianship.acceptedAt), asc(guardianship.id));
  return rows as GuardianshipInForce[];
}

/** The guardianship by which the acting account protects this elder; null without one. */
export async function findOwnGuardianship(ctx: Ctx, elderId: string): Promise<GuardianshipInForce | null> {
  const [row] = await ctx.db
    .select()
    .from(guardianship)
    .where(
      and(eq(guardianship.elderId, elderId), eq(guardianship.guardianId, actingAccount(ctx)), IS_IN_FORCE),
    );
  return (row as GuardianshipInForce | undefined) ?? null;
}
