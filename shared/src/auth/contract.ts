import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { displayNameSchema, emailSchema, passwordSchema } from './account-fields.ts';
import { CAPABILITIES, GIVEN_ROLES, ROLES } from './capabilities.ts';
import { LOCALES } from './locales.ts';

/** The signed-in person as the app knows them. */
export const currentUserSchema = v.object({
  id: v.string(),
  email: v.string(),
  displayName: v.string(),
  /** Language and region. */
  locale: v.picklist(LOCALES),
  roles: v.array(v.picklist(ROLES)),
  capabilities: v.array(v.picklist(CAPABILITIES)),
  xp: v.number(),
  level: v.number(),
  credits: v.number(),
  /** Roles that hold once the session was opened with a second factor. */
  withheldRoles: v.array(v.picklist(GIVEN_ROLES)),
  /** When they took the zero-touch pledge; null: not yet. */
  pledgedAt: v.nullable(v.string()),
});
export type CurrentUser = v.InferOutput<typeof currentUserSchema>;

export const signUpSchema = v.object({
  email: emailSchema,
  password: passwordSchema,
  displayName: displayNameSchema,
});

/** The screen requested while signed out; `nextPathOf` maps anything else to the start page, without an error. */
const nextQuery = v.object({ next: v.optional(v.string(), '') });

export const authContract = {
  user: defineEndpoint({
    method: 'GET',
    path: '/api/auth/user',
    summary: 'The signed-in user',
    access: 'signed-in',
    responses: { 200: currentUserSchema },
  }),
  loginPage: defineEndpoint({
    method: 'GET',
    path: '/api/login',
    summary: 'The sign-in page; leads on when already signed in',
    access: 'public',
    query: nextQuery,
    responses: { 200: 'html', 303: 'redirect' },
  }),
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
  signupPage: defineEndpoint({
    method: 'GET',
    path: '/api/signup',
    summary: 'The page to make an account',
    access: 'public',
    query: nextQuery,
    responses: { 200: 'html', 303: 'redirect' },
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
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'Ends the session and closes its sockets',
    access: 'public',
    responses: { 303: 'redirect' },
  }),
};
