import { can } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PartnerScope } from '@fap/shared/partners/constants.ts';
import type { Partner, PartnerToken } from '@fap/shared/partners/entities.ts';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { partner, partnerDelivery, partnerToken } from '../../../db/schema/partners.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { isInForce } from './in-force.ts';

/** All partners, those in force first, the newest first; tokens for those who may manage them. */
export async function listPartners(ctx: Ctx): Promise<Partner[]> {
  const given = ctx.db
    .select({
      partnerId: partnerDelivery.partnerId,
      // Not the ids themselves, which lie outside of the rows and would all be fetched.
      count:
        sql`sum(${partnerDelivery.count}) filter (where ${partnerDelivery.kind} not in ('comparison', 'heads'))`
          .mapWith(Number)
          .as('count'),
      lastAt: sql`max(${partnerDelivery.at})`.mapWith(partnerDelivery.at).as('last_at'),
    })
    .from(partnerDelivery)
    .groupBy(partnerDelivery.partnerId)
    .as('given');
  const rows = await ctx.db
    .select({ partner, given: given.count, lastAt: given.lastAt })
    .from(partner)
    .leftJoin(given, eq(given.partnerId, partner.id))
    .orderBy(sql`${partner.endedAt} is not null`, desc(partner.createdAt), asc(partner.id));
  const tokens = can(ctx.actor.roles, 'partners.manage') ? await listTokens(ctx) : null;
  return rows.map(
    ({ partner: { id, name, kind, createdAt, endedAt, witnessEmail }, given: count, lastAt }) => ({
      id,
      name,
      kind,
      createdAt: createdAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
      lastGivenAt: lastAt?.toISOString() ?? null,
      given: count ?? 0,
      isWitness: witnessEmail !== null && endedAt === null,
      witnessEmail: tokens && witnessEmail,
      tokens: tokens && (tokens.get(id) ?? []),
    }),
  );
}

/** One partner. Throws NOT_FOUND. */
export async function getPartner(ctx: Ctx, id: string): Promise<Partner> {
  const found = (await listPartners(ctx)).find((one) => one.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function listTokens(ctx: Ctx): Promise<Map<string, PartnerToken[]>> {
  const rows = await ctx.db
    .select()
    .from(partnerToken)
    .where(isInForce(ctx.clock.now()))
    .orderBy(asc(partnerToken.createdAt), asc(partnerToken.id));
  const present = ({
    id,
    scopes,
    createdAt,
    expiresAt,
    lastUsedAt,
  }: (typeof rows)[number]): PartnerToken => ({
    id,
    // The database holds what the contract let in.
    scopes: scopes as PartnerScope[],
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  });
  const byPartner = Map.groupBy(rows, ({ partnerId }) => partnerId);
  return new Map([...byPartner].map(([id, some]) => [id, some.map(present)]));
}
