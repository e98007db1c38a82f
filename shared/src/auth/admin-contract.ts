import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { GIVEN_ROLES } from './capabilities.ts';

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

const REASON = 'Please say why in at least 5 characters';
const reason = v.pipe(v.string(REASON), v.trim(), v.minLength(5, REASON), storableText(500));
const params = v.object({ id: idSchema });
const responses = { 200: listedAccountSchema };

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
