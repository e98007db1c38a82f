import { CHOICES, type Choices } from '@fap/shared/agents/choices.ts';
import { agentChoice } from '../../../db/schema/agents.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { announceMoved } from '../live/announce-moved.ts';
import { getChoices } from './choices.ts';

/** Chooses what others see of the actor; who watches the leaderboard asks again at once. The same choices again change nothing. */
export async function changeChoices(ctx: Ctx, choices: Choices): Promise<Choices> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'account.manage', async (tx) => {
    const before = await getChoices(tx, accountId);
    if (CHOICES.every((choice) => before[choice] === choices[choice])) return before;
    const row = { ...choices, changedAt: tx.clock.now() };
    await tx.db
      .insert(agentChoice)
      .values({ accountId, ...row })
      .onConflictDoUpdate({ target: agentChoice.accountId, set: row });
    await recordAudit(tx, {
      action: 'agent.choices-changed',
      entityType: 'account',
      entityId: accountId,
      before,
      after: choices,
    });
    announceMoved(tx, 'people');
    return choices;
  });
}
