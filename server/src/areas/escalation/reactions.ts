import { defineInlineReaction } from '../../platform/bus/reactions.ts';
import { proposeByCompletion } from './propose-escalation.ts';

/** A proposal is committed together with the review that lifts completion to the threshold. */
export const escalationInline = [
  defineInlineReaction({
    name: 'escalation.propose',
    on: 'puzzle.completion.rose',
    run: (tx, { clusterId }) => proposeByCompletion(tx, clusterId),
  }),
];
