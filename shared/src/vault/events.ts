import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';
import { ANCHOR_STATES } from './constants.ts';

/** What everybody signed in may know of the whole vault, as its counts are: never which exhibits. */
export const VAULT_TOPIC = 'vault';

export const vaultFacts = {
  /** Exhibits came to this state of their anchor, or to their first proof in it. */
  changed: defineFact('vault:changed', v.object({ state: v.picklist(ANCHOR_STATES) })),
};
