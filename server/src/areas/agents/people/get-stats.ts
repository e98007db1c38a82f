import type { AgentStats } from '@fap/shared/agents/contract.ts';
import { AGENT_FIGURES, type AgentFigure } from '@fap/shared/agents/figures.ts';
import { AGENT_TOOLS, barPercent, nextLevel, rankOf } from '@fap/shared/agents/ranks.ts';
import { levelOf } from '@fap/shared/agents/rewards.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { getChoices } from '../choices/choices.ts';
import { COUNTED } from '../figures/figures.ts';
import { countAgreed } from '../figures/reviews.ts';
import { findTeamOf, listInvitations } from '../teams/queries.ts';

/** The acting agent's figures, what they let others see, and their team. */
export async function getStats(ctx: Ctx): Promise<AgentStats> {
  const me = actingAccount(ctx);
  const [{ xp, credits }, figures, agreed, choices, team, invitations] = await Promise.all([
    getTotals(ctx),
    countAll(ctx, me),
    countAgreed(ctx, me),
    getChoices(ctx, me),
    findTeamOf(ctx, me),
    listInvitations(ctx, me),
  ]);
  const level = levelOf(xp);
  return { xp, credits, level, rank: rankOf(level), ...figures, agreed, choices, team, invitations };
}

/** How far the acting agent is, and what each level opens. */
export async function getProgress(ctx: Ctx) {
  const { xp } = await getTotals(ctx);
  const level = levelOf(xp);
  return {
    xp,
    level,
    rank: rankOf(level),
    barPercent: barPercent(xp),
    next: nextLevel(xp),
    tools: AGENT_TOOLS.map(({ key, level: at }) => ({ tool: key, level: at, isUnlocked: level >= at })),
  };
}

/** What the acting account has earned; throws UNAUTHENTICATED when it is gone. */
export async function getTotals(ctx: Ctx): Promise<{ xp: number; credits: number }> {
  const [row] = await ctx.db
    .select({ xp: account.xp, credits: account.credits })
    .from(account)
    .where(eq(account.id, actingAccount(ctx)));
  if (!row) throw new AppError('UNAUTHENTICATED');
  return row;
}

async function countAll(ctx: Ctx, accountId: string): Promise<Record<AgentFigure, number>> {
  const counts = await Promise.all(
    AGENT_FIGURES.map(async (figure) => [figure, await COUNTED[figure].count(ctx, accountId)] as const),
  );
  return Object.fromEntries(counts) as Record<AgentFigure, number>;
}
