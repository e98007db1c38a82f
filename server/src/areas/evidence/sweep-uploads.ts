import { eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import type { EvidenceStore } from '../../platform/evidence-store/evidence-store.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Longer than any upload takes, where other processes may be at one. */
const OTHERS_MS = 60 * 60 * 1000;

/** Removes temporary files of uploads that a crash interrupted; runs at start, before requests are served. */
export async function sweepUploads(
  ctx: Ctx,
  store: EvidenceStore,
  { isAlone }: { isAlone: boolean },
): Promise<void> {
  const before = ctx.clock.now().getTime() - OTHERS_MS;
  const removed = await store.sweep(
    (changedAtMs) => isAlone || changedAtMs < before,
    async (sha256) => {
      const [row] = await ctx.db
        .select({ id: evidenceItem.id })
        .from(evidenceItem)
        .where(eq(evidenceItem.sha256, sha256))
        .limit(1);
      return row !== undefined;
    },
  );
  if (removed > 0) ctx.log.info({ removed }, 'files of uploads that broke off are removed');
}
