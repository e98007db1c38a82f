import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
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

/** The screen requested while signed out; `nextPathOf` maps anything else to the start page, without an error. */
export const nextQuery = v.object({ next: v.optional(v.string(), '') });

/** Who is signed in, and the ways in and out: apart from the rest, because every page asks. */
export const sessionContract = {
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
  signupPage: defineEndpoint({
    method: 'GET',
    path: '/api/signup',
    summary: 'The page to make an account',
    access: 'public',
    query: nextQuery,
    responses: { 200: 'html', 303: 'redirect' },
  }),
  logout: defineEndpoint({
    method: 'POST',
    path: '/api/logout',
    summary: 'Ends the session and closes its sockets',
    access: 'public',
    responses: { 303: 'redirect' },
  }),
};
