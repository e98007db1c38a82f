import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { displayNameSchema, passwordSchema } from './account-fields.ts';
import { emailSchema } from './email-schema.ts';
import { nextQuery, sessionContract } from './session-contract.ts';

export const signUpSchema = v.object({
  email: emailSchema,
  password: passwordSchema,
  displayName: displayNameSchema,
});

/** Accounts and how people sign in. */
export const authContract = {
  ...sessionContract,
  login: defineEndpoint({
    method: 'POST',
    path: '/api/login',
    summary: 'Signs in with e-mail and password',
    access: 'public',
    bodyKind: 'form',
    body: v.object({
      email: v.optional(v.string(), ''),
      password: v.optional(v.string(), ''),
      ...nextQuery.entries,
    }),
    responses: { 303: 'redirect' },
  }),
  loginCode: defineEndpoint({
    method: 'POST',
    path: '/api/login/code',
    summary:
      'The second step of signing in, for accounts with an authenticator app: its code or a recovery code',
    access: 'public',
    bodyKind: 'form',
    body: v.object({
      token: v.optional(v.string(), ''),
      code: v.optional(v.string(), ''),
      ...nextQuery.entries,
    }),
    responses: { 303: 'redirect' },
  }),
  providerBegin: defineEndpoint({
    method: 'GET',
    path: '/api/login/provider',
    summary: 'Leads to the identity provider; to the sign-in page where none is configured',
    access: 'public',
    query: nextQuery,
    responses: { 303: 'redirect' },
  }),
  providerCallback: defineEndpoint({
    method: 'GET',
    path: '/api/login/provider/callback',
    summary: 'The way back from the identity provider',
    access: 'public',
    responses: { 303: 'redirect' },
  }),
  signup: defineEndpoint({
    method: 'POST',
    path: '/api/signup',
    summary: 'Makes an account and signs in',
    access: 'public',
    bodyKind: 'form',
    // Parsed by signUpSchema in the handler, which responds with the page and a message instead of JSON.
    body: v.object({
      email: v.optional(v.string(), ''),
      password: v.optional(v.string(), ''),
      displayName: v.optional(v.string(), ''),
      ...nextQuery.entries,
    }),
    responses: { 303: 'redirect' },
  }),
};
