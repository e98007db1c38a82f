import { sql } from 'drizzle-orm';
import { clusterDna } from '../../../db/schema/dna.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** How many different orders of at least two script steps the DNA of all clusters shows. */
export async function countFlowPatterns({ db }: Pick<Ctx, 'db'>): Promise<number> {
  const [row] = await db
    .select({ patterns: sql<number>`count(distinct ${clusterDna.traits} -> 'behavioral')::int` })
    .from(clusterDna)
    .where(sql`jsonb_array_length(${clusterDna.traits} -> 'behavioral') >= 2`);
  return row?.patterns ?? 0;
}
