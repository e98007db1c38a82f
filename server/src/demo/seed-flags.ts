import { and, asc, eq } from 'drizzle-orm';
import { flagContent } from '../areas/moderation/flag-content.ts';
import { contribution } from '../db/schema/puzzle.ts';
import type { Ctx } from '../platform/write/context.ts';
import type { DemoPeople } from './demo-accounts.ts';
import { demoClusterId } from './seed-reports.ts';

/** What agents told the moderators about the first piece of a cluster. */
const FLAGS = [
  {
    index: 2,
    reason: 'wrong',
    words:
      'There is a real office with nearly the same name in our town. The piece should say that it is a copy.',
  },
  {
    index: 5,
    reason: 'personal-data',
    words:
      'I think that this names the street of somebody who reported. Please look before more people read it.',
  },
] as const;

/** Reports two pieces to the moderators, so that their queue is not empty; nothing is decided. */
export async function seedFlags(ctx: Ctx, { agents }: DemoPeople): Promise<void> {
  for (const { index, reason, words } of FLAGS) {
    const [piece] = await ctx.db
      .select({ id: contribution.id, authorId: contribution.authorId })
      .from(contribution)
      .where(and(eq(contribution.clusterId, demoClusterId(index)), eq(contribution.origin, 'agent')))
      .orderBy(asc(contribution.createdAt), asc(contribution.id))
      .limit(1);
    const actor = agents.find(({ accountId }) => accountId !== piece?.authorId);
    if (piece && actor)
      await flagContent({ ...ctx, actor }, { target: { kind: 'piece', id: piece.id }, reason, words });
  }
}
