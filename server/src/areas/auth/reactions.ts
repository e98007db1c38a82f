import { defineReaction } from '../../platform/bus/reactions.ts';
import { mailResetLinks } from './passwords/mail-reset-links.ts';

/** Links to a new password are mailed after the request was answered. */
export const authReactions = [
  defineReaction({
    name: 'auth.mail-reset-links',
    on: 'account.password.forgotten',
    run: (tx, { email }) => mailResetLinks(tx, email),
  }),
];
