import { showsAnything } from '@fap/shared/agents/choices.ts';
import type { AgentProfile } from '@fap/shared/agents/contract.ts';
import { rankOf } from '@fap/shared/agents/ranks.ts';
import { levelOf } from '@fap/shared/agents/rewards.ts';
import { and, eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { getChoices, isInUse, noProfile } from '../choices/choices.ts';
import { COUNTED } from '../figures/figures.ts';
import { countAgreed } from '../figures/reviews.ts';
import { findTeamOf } from '../teams/queries.ts';
import { getPlace } from './leaderboard.ts';

/**
 * What somebody lets others see of them as an agent; the person themselves sees the same, to check it. Throws NOT_FOUND for
 * whoever shows nothing, as for an account that does not exist.
 */
export async function getProfile(ctx: Ctx, accountId: string): Promise<AgentProfile> {
  const isOwn = accountId === actingAccount(ctx);
  const [person] = await ctx.db
    .select({ displayName: account.displayName, xp: account.xp })
    .from(account)
    .where(and(eq(account.id, accountId), isInUse()));
  const choices = await getChoices(ctx, accountId);
  if (!person || !(isOwn || showsAnything(choices))) throw noProfile();
  const level = levelOf(person.xp);
  return {
    accountId,
    displayName: person.displayName,
    isOwn,
    standing: choices.leaderboard ? await getStandingOf(ctx, accountId) : null,
    level: choices.level ? { level, rank: rankOf(level), xp: person.xp } : null,
    badges: choices.badges ? await COUNTED.badges.count(ctx, accountId) : null,
    agreement: choices.agreement ? await getAgreement(ctx, accountId) : null,
    team: choices.team ? await findTeamOf(ctx, accountId) : null,
  };
}

async function getStandingOf(ctx: Ctx, accountId: string): Promise<AgentProfile['standing']> {
  const [place, accepted, disputed] = await Promise.all([
    getPlace(ctx, accountId),
    COUNTED.accepted.count(ctx, accountId),
    COUNTED.disputed.count(ctx, accountId),
  ]);
  return { place, accepted, disputed };
}

async function getAgreement(ctx: Ctx, accountId: string): Promise<AgentProfile['agreement']> {
  const [compared, agreed] = await Promise.all([
    COUNTED.compared.count(ctx, accountId),
    countAgreed(ctx, accountId),
  ]);
  return { compared, agreed };
}
