import { defineReaction } from '../../platform/bus/reactions.ts';
import { recordAudit } from '../../platform/write/transact.ts';
import { mailConfirmLink } from './addresses/change-address.ts';
import { mailResetLinks } from './passwords/mail-reset-links.ts';
import { getEmail } from './queries.ts';

/** Links are mailed after the request was answered. */
export const authReactions = [
  defineReaction({
    name: 'auth.mail-reset-links',
    on: 'account.password.forgotten',
    run: (tx, { email }) => mailResetLinks(tx, email),
  }),
  defineReaction({
    name: 'auth.mail-confirm-link',
    on: 'account.signed-up',
    run: async (tx, { accountId }) => {
      await mailConfirmLink(tx, accountId, await getEmail(tx, accountId));
      await recordAudit(tx, {
        action: 'account.confirm-link-mailed',
        entityType: 'account',
        entityId: accountId,
      });
    },
  }),
];
