import { accountContract, mailedLinksContract } from '@fap/shared/auth/account-contract.ts';
import { invitationContract, peopleContract } from '@fap/shared/auth/admin-contract.ts';
import { authContract } from '@fap/shared/auth/contract.ts';
import { passkeyContract } from '@fap/shared/auth/passkey-contract.ts';
import { tokenContract } from '@fap/shared/auth/token-contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { authJobs } from './jobs.ts';
import { authReactions } from './reactions.ts';
import { type AuthRoutesOptions, bindAuthRoutes } from './routes.ts';

/** Accounts, sessions, roles and capabilities. */
export const auth = defineArea<AuthRoutesOptions>({
  name: 'auth',
  contracts: [
    authContract,
    accountContract,
    passkeyContract,
    tokenContract,
    mailedLinksContract,
    peopleContract,
    invitationContract,
  ],
  routes: bindAuthRoutes,
  reactions: authReactions,
  jobs: () => authJobs,
});
