import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { guardianship } from '../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../platform/context.ts';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';

const PREFIX = 'elder:';

/** Only the elder and their accepted guardians may watch an elder's topic. */
export const elderTopicRule: TopicRule = {
  matches: (topic) => topic.startsWith(PREFIX),
  async authorize(ctx, topic) {
    const elderId = topic.slice(PREFIX.length);
    if (elderId !== actingAccount(ctx) && !(await isGuardianOf(ctx, elderId)))
      throw new AppError('NOT_FOUND');
  },
};

async function isGuardianOf(ctx: Ctx, elderId: string): Promise<boolean> {
  const [row] = await ctx.db
    .select({ id: guardianship.id })
    .from(guardianship)
    .where(
      and(
        eq(guardianship.elderId, elderId),
        eq(guardianship.guardianId, actingAccount(ctx)),
        isNotNull(guardianship.acceptedAt),
        isNull(guardianship.revokedAt),
      ),
    );
  return row !== undefined;
}
