import type { HandedDraft } from '@fap/shared/puzzle/entities.ts';
import { and, asc, eq } from 'drizzle-orm';
import { handedDraft } from '../../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { listDisplayNames } from '../queries.ts';
import { presentDraft } from './present-draft.ts';

/** The drafts that others gave to the acting account for layers of a puzzle, oldest first; a person gives one per layer. */
export async function listDrafts(ctx: Ctx, clusterId: string): Promise<HandedDraft[]> {
  const rows = await ctx.db
    .select()
    .from(handedDraft)
    .where(and(eq(handedDraft.clusterId, clusterId), eq(handedDraft.toId, actingAccount(ctx))))
    .orderBy(asc(handedDraft.givenAt), asc(handedDraft.id))
    .limit(100);
  const names = await listDisplayNames(
    ctx,
    rows.map(({ fromId }) => fromId),
  );
  return rows.map((row) => presentDraft(row, names.get(row.fromId) ?? ''));
}
