import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { currentPassword } from './account-contract.ts';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME, TOKEN_SCOPE_NAMES } from './token-scopes.ts';

const scope = v.picklist(TOKEN_SCOPE_NAMES, t`Please choose from the list`);

/** A token of one's own, without its secret. */
const tokenSchema = v.object({
  id: v.string(),
  name: v.string(),
  scopes: v.array(scope),
  createdAt: timeSchema,
  expiresAt: timeSchema,
  /** To within ten minutes; null: it was not used yet. */
  lastUsedAt: v.nullable(timeSchema),
});
export type ApiToken = v.InferOutput<typeof tokenSchema>;

const DAYS = t`Please choose 1 to ${MAX_TOKEN_DAYS} days`;

/** Tokens by which one's own programs act. */
export const tokenContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/account/tokens',
    summary: 'One’s own tokens that still work, newest first',
    access: 'signed-in',
    responses: { 200: v.array(tokenSchema) },
  }),
  make: defineEndpoint({
    method: 'POST',
    path: '/api/account/tokens',
    summary: 'Makes a token for one’s own programs; its text is in this answer alone',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({
      name: v.pipe(
        v.string(t`Please enter a name`),
        v.trim(),
        v.minLength(1, t`Please enter a name`),
        storableText(MAX_TOKEN_NAME),
      ),
      scopes: v.pipe(
        v.array(scope, t`Please choose what it may do`),
        v.minLength(1, t`Please choose what it may do`),
        v.maxLength(TOKEN_SCOPE_NAMES.length),
      ),
      days: v.pipe(v.number(DAYS), v.integer(DAYS), v.minValue(1, DAYS), v.maxValue(MAX_TOKEN_DAYS, DAYS)),
      currentPassword,
    }),
    responses: { 201: v.object({ token: v.string(), tokens: v.array(tokenSchema) }) },
  }),
  revoke: defineEndpoint({
    method: 'DELETE',
    path: '/api/account/tokens/:id',
    summary: 'Ends a token of one’s own at once; gives the others',
    access: 'signed-in',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    responses: { 200: v.array(tokenSchema) },
  }),
};
