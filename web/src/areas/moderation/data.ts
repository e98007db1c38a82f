import { type ModerationTarget, moderationContract } from '@fap/shared/moderation/contract.ts';
import type { ModerationDecision } from '@fap/shared/moderation/rules.ts';
import { api } from '../../platform/api-client.ts';
import { pages } from '../../platform/pages.ts';

/** What was reported, latest first. */
export const queuePages = pages(moderationContract.queue, {
  itemsOf: (things) => things,
  idOf: ({ key }) => key,
});

/** Decides on something. */
export async function decide(
  target: ModerationTarget,
  decision: ModerationDecision,
  reason: string,
): Promise<void> {
  await api(moderationContract.decide, { body: { target, decision, reason } });
}
