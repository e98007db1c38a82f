import type { GivenRole } from '@fap/shared/auth/capabilities.ts';
import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** The address, not an account: the request does not look for one, so that its time does not tell. */
    'account.password.forgotten': { email: string };
    'account.signed-up': { accountId: string };
    /** Its owner deleted it: nobody can sign in any more, and what it holds is to be erased. */
    'account.erased': { accountId: string; alsoPieces: boolean };
    /** `byId`: whose decision it was. */
    'account.roles.changed': {
      accountId: string;
      given: GivenRole[];
      taken: GivenRole[];
      byId: string | null;
    };
  }
}

/** Events of accounts. */
export const authEvents = {
  passwordForgotten: defineEvent('account.password.forgotten', { lane: ({ email }) => `address ${email}` }),
  signedUp: defineEvent('account.signed-up', { lane: ({ accountId }) => `account ${accountId}` }),
  erased: defineEvent('account.erased', { lane: ({ accountId }) => `account ${accountId}` }),
  rolesChanged: defineEvent('account.roles.changed', { lane: ({ accountId }) => `account ${accountId}` }),
};
