import { backtraceContract } from '@fap/shared/backtrace/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { backtraceInlineReactions } from './reactions.ts';
import { bindBacktraceRoutes } from './routes.ts';

/** How a scam reached its victim. */
export const backtrace = defineArea({
  name: 'backtrace',
  contracts: [backtraceContract],
  routes: bindBacktraceRoutes,
  inline: backtraceInlineReactions,
});
