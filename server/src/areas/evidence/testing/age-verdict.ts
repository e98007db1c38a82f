import { eq, sql } from 'drizzle-orm';
import { evidenceItem, textAnalysis } from '../../../db/schema/evidence.ts';
import type { World } from '../../../testing/world.ts';

/** A version before all that are kept. */
export const OLD_VERSION = 'text-0';

/** Makes a stored verdict, of an evidence item or of a pasted text, look as an older version left it. */
export async function ageVerdict({ db }: Pick<World, 'db'>, id: string): Promise<void> {
  for (const table of [evidenceItem, textAnalysis])
    await db
      .update(table)
      .set({
        analysis: sql`jsonb_set(${table.analysis}, '{aiAnalysis,modelVersion}', to_jsonb(${OLD_VERSION}::text))`,
      })
      .where(eq(table.id, id));
}
