import { AGENTS_TOPIC, agentFacts } from '@fap/shared/agents/events.ts';
import type { FactPayload } from '@fap/shared/kernel/topic.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish } from '../../../platform/write/transact.ts';

/** Tells who watches that leaderboard, profiles or teams are not what they were; each reader asks for what they may see. */
export function announceMoved(
  tx: TxCtx,
  changed: FactPayload<typeof agentFacts.leaderboard>['changed'],
): void {
  publish(tx, AGENTS_TOPIC, agentFacts.leaderboard, { changed });
}
