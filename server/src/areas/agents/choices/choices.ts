import { CHOICES, type Choice, type Choices, NOTHING_SHOWN } from '@fap/shared/agents/choices.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import { agentChoice } from '../../../db/schema/agents.ts';
import { account } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';

/** Somebody with an account that is in use; nobody else is shown anywhere. */
export const isInUse = (): SQL | undefined => and(isNull(account.erasedAt), isNull(account.suspendedAt));

/** What an agent lets others see. */
export async function getChoices(ctx: Ctx, accountId: string): Promise<Choices> {
  const [row] = await ctx.db.select().from(agentChoice).where(eq(agentChoice.accountId, accountId));
  if (!row) return NOTHING_SHOWN;
  return Object.fromEntries(CHOICES.map((choice) => [choice, row[choice]])) as Choices;
}

/** What somebody who shows nothing and somebody who does not exist have in common. */
export const noProfile = () => new AppError('NOT_FOUND', { message: t`There is no such profile` });

/** Throws NOT_FOUND unless the rows are the reader's own, or their owner lets others see them. */
export async function checkMaySee(ctx: Ctx, accountId: string, choice: Choice | null): Promise<void> {
  if (accountId === actingAccount(ctx)) return;
  if (choice === null) throw noProfile();
  const [row] = await ctx.db
    .select({ id: account.id })
    .from(account)
    .innerJoin(agentChoice, eq(agentChoice.accountId, account.id))
    .where(and(eq(account.id, accountId), isInUse(), eq(agentChoice[choice], true)));
  if (!row) throw noProfile();
}
