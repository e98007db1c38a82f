import { authContract } from '@fap/shared/auth/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(authContract, {
  user: () => ({ status: 200 }),
  loginPage: () => ({ status: 200, isAnonymous: true }),
  login: ({ member: { email, password } }) => ({ form: { email, password }, status: 303 }),
  signupPage: () => ({ status: 200, isAnonymous: true }),
  signup: ({ world }) => ({
    form: {
      email: `${world.name('new')}@people.test`,
      password: 'ten characters',
      displayName: 'New here',
    },
    status: 303,
  }),
  logout: () => ({ status: 303, isAnonymous: true }),
});
