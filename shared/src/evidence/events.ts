import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { READING_STATES } from './reading-contract.ts';

/** The topic of one evidence item: whoever may see it may watch it. */
export const evidenceTopic = (evidenceId: string): string => `evidence:${evidenceId}`;

export const evidenceFacts = {
  /** Its reading ended, with words or with a reason why there are none. */
  read: defineFact('evidence:read', v.object({ evidenceId: v.string(), state: v.picklist(READING_STATES) })),
  /** Who may see what of it has changed. */
  access: defineFact('evidence:access', v.object({ evidenceId: v.string() })),
  /** A block attests it. */
  anchored: defineFact('evidence:anchored', v.object({ evidenceId: v.string() })),
};
