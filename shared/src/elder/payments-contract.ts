import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { ALLOWANCE_DAYS_MAX } from './constants.ts';
import { allowanceSchema, bankTokenSchema, paymentSchema, reasonSchema } from './entities.ts';
import { moneyTrailsSchema } from './money-trails.ts';
import { paymentInputSchema } from './payment.ts';
import { PAYMENT_STATUSES } from './rules.ts';
import { DECISIONS } from './scopes.ts';

/** Most payments in one call; a file may hold more. */
const MAX_PAYMENTS_PER_CALL = 500;

const resultsSchema = v.object({
  results: v.array(
    v.object({
      externalId: v.string(),
      id: v.string(),
      status: v.picklist(PAYMENT_STATUSES),
      reasons: v.array(reasonSchema),
      /** Kept by this call; not here already. */
      isNew: v.boolean(),
    }),
  ),
});
export type PaymentResults = v.InferOutput<typeof resultsSchema>;

const transactionsSchema = v.object({
  transactions: v.pipe(
    v.array(paymentInputSchema),
    v.minLength(1, t`Please send at least one payment`),
    v.maxLength(MAX_PAYMENTS_PER_CALL, t`Please send at most ${MAX_PAYMENTS_PER_CALL} payments at once`),
  ),
});
const params = v.object({ id: idSchema });
const note = v.optional(v.pipe(storableText(500), v.trim()));

/** One's own payments. */
export const paymentsContract = {
  monitoring: defineEndpoint({
    method: 'GET',
    path: '/api/elder/transaction-monitoring',
    summary: 'One’s own payments with what the shield thinks of them, newest first',
    access: 'signed-in',
    query: v.object({
      /** `concerns`: without what was cleared. */
      show: v.optional(v.picklist(['all', 'concerns']), 'all'),
      ...pageQuery(DEFAULT_PAGE),
    }),
    responses: {
      200: v.object({
        transactions: v.array(paymentSchema),
        nextCursor: v.nullable(v.string()),
        checkedAt: timeSchema,
      }),
    },
  }),
  trails: defineEndpoint({
    method: 'GET',
    path: '/api/elder/money-trails',
    summary: 'Where one’s own money came from and went to in the last 90 days',
    access: 'signed-in',
    responses: { 200: moneyTrailsSchema },
  }),
  hand: defineEndpoint({
    method: 'POST',
    path: '/api/elder/transactions',
    summary: 'Hands payments of one’s own in, to be judged; the same external id again gets the first answer',
    access: 'signed-in',
    limit: 'payments',
    body: transactionsSchema,
    responses: { 201: resultsSchema },
  }),
  import: defineEndpoint({
    method: 'POST',
    path: '/api/elder/transactions/import',
    summary: 'Hands a statement in (field `file`: OFX, CSV or CAMT.053); one bad line refuses all of it',
    access: 'signed-in',
    limit: 'imports',
    bodyKind: 'multipart',
    fileFields: ['file'],
    responses: { 201: resultsSchema },
  }),
  feed: defineEndpoint({
    method: 'POST',
    path: '/api/elder/bank-feed',
    summary: 'Hands payments in with the token of a bank’s feed (`Authorization: Bearer …`)',
    access: 'public',
    body: transactionsSchema,
    responses: { 201: resultsSchema },
  }),
  decide: defineEndpoint({
    method: 'POST',
    path: '/api/elder/transactions/:id/decision',
    summary: 'Decides on a payment of one’s own that is paused in Elder Shield',
    access: 'signed-in',
    limit: 'steps',
    params,
    body: v.object({ decision: v.picklist(DECISIONS), note }),
    responses: { 200: paymentSchema },
  }),
  allowances: defineEndpoint({
    method: 'GET',
    path: '/api/elder/allowances',
    summary: 'Payees one said are fine, and until when',
    access: 'signed-in',
    responses: { 200: v.array(allowanceSchema) },
  }),
  allow: defineEndpoint({
    method: 'POST',
    path: '/api/elder/allowances',
    summary: 'Says that a payee is fine for some days',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({
      payee: v.pipe(storableText(300), v.trim(), v.minLength(1, t`Please name the payee`)),
      days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(ALLOWANCE_DAYS_MAX)),
    }),
    responses: { 201: allowanceSchema },
  }),
  disallow: defineEndpoint({
    method: 'DELETE',
    path: '/api/elder/allowances/:id',
    summary: 'Takes back that a payee is fine',
    access: 'signed-in',
    limit: 'steps',
    params,
    responses: { 200: v.object({ id: v.string() }) },
  }),
  tokens: defineEndpoint({
    method: 'GET',
    path: '/api/elder/bank-tokens',
    summary: 'Tokens that one gave to a bank’s feed',
    access: 'signed-in',
    responses: { 200: v.array(bankTokenSchema) },
  }),
  makeToken: defineEndpoint({
    method: 'POST',
    path: '/api/elder/bank-tokens',
    summary:
      'Makes a token with which a bank’s feed may hand payments in, and nothing else; it is shown once',
    access: 'signed-in',
    limit: 'steps',
    body: v.object({ name: v.pipe(storableText(80), v.trim(), v.minLength(1, t`Please name the bank`)) }),
    responses: { 201: v.object({ ...bankTokenSchema.entries, token: v.string() }) },
  }),
  revokeToken: defineEndpoint({
    method: 'DELETE',
    path: '/api/elder/bank-tokens/:id',
    summary: 'Ends a token at once',
    access: 'signed-in',
    limit: 'steps',
    params,
    responses: { 200: v.object({ id: v.string() }) },
  }),
};
