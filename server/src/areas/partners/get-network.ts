import { COLLECTIONS } from '@fap/shared/partners/collections.ts';
import type { Network } from '@fap/shared/partners/contract.ts';
import { sql } from 'drizzle-orm';
import { sharedIndicator } from '../../db/schema/partners.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { listPartners } from './register/list-partners.ts';
import { TAXII_PATH } from './taxii/taxii-paths.ts';

/** Who is given what, for everybody who is signed in. */
export async function getNetwork(ctx: Ctx, origin: string): Promise<Network> {
  const figures = await ctx.db
    .select({
      kind: sharedIndicator.kind,
      objects: sql`count(${sharedIndicator.indicatorId})`.mapWith(Number),
      withdrawn: sql`count(*) filter (where ${sharedIndicator.indicatorId} is null)`.mapWith(Number),
      lastAddedAt: sql`date_trunc('milliseconds', max(${sharedIndicator.addedAt}))`.mapWith(
        sharedIndicator.createdAt,
      ),
    })
    .from(sharedIndicator)
    .groupBy(sharedIndicator.kind);
  return {
    partners: await listPartners(ctx),
    collections: COLLECTIONS.map(({ id, kind, title, description }) => {
      const of = figures.find((one) => one.kind === kind);
      return {
        id,
        kind,
        title,
        description,
        objects: of?.objects ?? 0,
        withdrawn: of?.withdrawn ?? 0,
        lastAddedAt: of?.lastAddedAt.toISOString() ?? null,
      };
    }),
    discoveryUrl: `${origin}${TAXII_PATH}`,
  };
}
