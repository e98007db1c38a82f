import { isNotNull } from 'drizzle-orm';
import { dossierEdition } from '../../db/schema/dossier.ts';
import { defineReaction } from '../../platform/bus/reactions.ts';
import { FORGET_FILES_JOB, WRITE_FILE_JOB } from './jobs.ts';

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
  defineReaction({
    name: 'dossier.queue-forgetting',
    on: 'account.erased',
    run: (tx) => tx.jobs.send(tx.db, FORGET_FILES_JOB, {}),
  }),
  defineReaction({
    name: 'dossier.queue-file',
    on: 'dossier.file.asked',
    run: (tx, { fileId }) => tx.jobs.send(tx.db, WRITE_FILE_JOB, { fileId }),
  }),
];
