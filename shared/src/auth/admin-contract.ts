import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { GIVEN_ROLES } from './capabilities.ts';
import { emailSchema } from './email-schema.ts';

/** An account as admins see it. */
export const listedAccountSchema = v.object({
  id: v.string(),
  displayName: v.string(),
  email: v.string(),
  isEmailConfirmed: v.boolean(),
  roles: v.array(v.picklist(GIVEN_ROLES)),
  /** When it was suspended, and why; null: it is not. */
  suspended: v.nullable(v.object({ at: timeSchema, reason: v.string() })),
  createdAt: timeSchema,
  /** Browsers that are signed in. */
  sessions: v.number(),
});
export type ListedAccount = v.InferOutput<typeof listedAccountSchema>;

/** Filters of the list of people. */
export const ACCOUNT_FILTERS = ['all', 'with-role', 'suspended'] as const;

const REASON = t`Please say why in at least 5 characters`;
const reason = v.pipe(v.string(REASON), v.trim(), v.minLength(5, REASON), storableText(500));
const params = v.object({ id: idSchema });
const responses = { 200: listedAccountSchema };

/** An invitation that nobody has accepted yet. */
const invitationSchema = v.object({
  id: v.string(),
  email: v.string(),
  roles: v.array(v.picklist(GIVEN_ROLES)),
  /** Name of the admin who invited. */
  invitedBy: v.string(),
  createdAt: timeSchema,
  expiresAt: timeSchema,
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** Invitations to people who have no account yet. */
export const invitationContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/admin/invitations',
    summary: 'Invitations that nobody has accepted yet, newest first; the next page stands in Link',
    access: 'admin.access',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(invitationSchema) },
  }),
  invite: defineEndpoint({
    method: 'POST',
    path: '/api/admin/invitations',
    summary: 'Invites somebody by mail, with roles; an earlier invitation of the address is void',
    access: 'admin.access',
    limit: 'decisions',
    body: v.object({ email: emailSchema, roles: v.array(v.picklist(GIVEN_ROLES)) }),
    responses: { 201: invitationSchema },
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/invitations/:id',
    summary: 'Takes an invitation back',
    access: 'admin.access',
    limit: 'decisions',
    params,
    responses: { 200: v.object({ id: v.string() }) },
  }),
  page: defineEndpoint({
    method: 'GET',
    path: '/api/invitation',
    summary: 'The page behind the link of an invitation: name and password',
    access: 'public',
    query: v.object({ token: v.optional(v.string(), '') }),
    responses: { 200: 'html' },
  }),
  accept: defineEndpoint({
    method: 'POST',
    path: '/api/invitation',
    summary: 'Accepts an invitation: makes the account, whose address is proven by that, and signs in',
    access: 'public',
    bodyKind: 'form',
    body: v.object({
      token: v.optional(v.string(), ''),
      displayName: v.optional(v.string(), ''),
      password: v.optional(v.string(), ''),
    }),
    responses: { 303: 'redirect' },
  }),
};

/** What admins do with people's accounts. */
export const peopleContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/admin/accounts',
    summary: 'Accounts, newest first, found by name, e-mail address or id; the next page stands in Link',
    access: 'admin.access',
    query: v.object({
      q: v.optional(storableText(200), ''),
      filter: v.optional(v.picklist(ACCOUNT_FILTERS), 'all'),
      ...pageQuery(DEFAULT_PAGE),
    }),
    responses: { 200: v.array(listedAccountSchema) },
  }),
  setRoles: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/accounts/:id/roles',
    summary: 'Gives an account exactly these roles; never takes the last admin’s',
    access: 'admin.access',
    limit: 'decisions',
    params,
    body: v.object({ roles: v.array(v.picklist(GIVEN_ROLES)), reason }),
    responses,
  }),
  suspend: defineEndpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/suspend',
    summary:
      'Suspends an account: it is signed out everywhere at once and cannot sign in; never the last admin’s',
    access: 'admin.access',
    limit: 'decisions',
    params,
    body: v.object({ reason }),
    responses,
  }),
  restore: defineEndpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/restore',
    summary: 'Ends a suspension',
    access: 'admin.access',
    limit: 'decisions',
    params,
    body: v.object({ reason }),
    responses,
  }),
  endSessions: defineEndpoint({
    method: 'POST',
    path: '/api/admin/accounts/:id/end-sessions',
    summary: 'Signs an account out everywhere, its sockets too',
    access: 'admin.access',
    limit: 'decisions',
    params,
    body: v.object({ reason }),
    responses,
  }),
};
