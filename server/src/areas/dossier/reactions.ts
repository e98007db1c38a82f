import { isNotNull } from 'drizzle-orm';
import { dossierEdition } from '../../db/schema/dossier.ts';
import { defineReaction } from '../../platform/bus/reactions.ts';

/** What editions say of people goes when somebody's data go; the next time a dossier is asked for it is written without them. */
export const dossierReactions = [
  defineReaction({
    name: 'dossier.forget-contents',
    on: 'account.erased',
    housekeeping: 'derived from other rows, and written again from those that are left',
    run: async (tx) => {
      await tx.db.update(dossierEdition).set({ content: null }).where(isNotNull(dossierEdition.content));
    },
  }),
];
