import * as v from 'valibot';
import { defineFact } from '../../kernel/topic.ts';

/** The topic of what was suggested, for those who decide. */
export const PROPOSALS_TOPIC = 'content-proposals';

export const proposalFacts = {
  /** A change was suggested, decided or withdrawn; the list is to be read again. */
  changed: defineFact('content-proposals:changed', v.object({ proposalId: v.string() })),
};
