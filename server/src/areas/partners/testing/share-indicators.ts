import { sql } from 'drizzle-orm';
import { actAsNew, makeCluster } from '../../../testing/factories.ts';
import type { World } from '../../../testing/world.ts';
import { addPartner } from '../register/manage-partners.ts';
import { makeToken } from '../register/tokens.ts';
import { refreshShared } from '../sharing/refresh-shared.ts';

/** A report names a site that an analyst confirmed; its writer lets these read it. */
export async function makeConfirmedSite(
  world: World,
  { law = false, crowd = false }: { law?: boolean; crowd?: boolean } = {},
) {
  const { submission, reportId } = await makeCluster(world);
  const value = new URL(submission.evidence.split(' ').at(-1) ?? '').hostname;
  await world.db.execute(
    sql`update report set consent_law = ${law}, consent_words = ${crowd} where id = ${reportId}`,
  );
  await world.db.execute(sql`update indicator set state = 'confirmed' where value = ${value}`);
  return { value, reportId };
}

/** A partner with a token that allows everything. */
export async function makePartner(world: World, kind: 'authority' | 'company' = 'authority') {
  const admin = await actAsNew(world, 'admin');
  const { id } = await addPartner(admin, { name: `Partner of tests (${kind})`, kind });
  const { token, partner } = await makeToken(admin, id, { scopes: ['read', 'compare'], days: 30 });
  return { admin, id, token, tokenId: partner.tokens?.[0]?.id ?? '' };
}

/** Brings the collections up to date. */
export const refresh = (world: World): Promise<void> => refreshShared(world.ctx);
