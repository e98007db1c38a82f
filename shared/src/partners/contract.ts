import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { emailSchema } from '../auth/email-schema.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { DEFAULT_PAGE, pageQuery } from '../kernel/page.ts';
import { idSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { MAX_COMPARED, PARTNER_KINDS, PARTNER_SCOPES, TOKEN_DAYS_MAX } from './constants.ts';
import { comparisonSchema, deliverySchema, partnerSchema } from './entities.ts';

/** Letters of base64 that a message about the most values may have: 35 bytes each, a little more around them. */
const MESSAGE_MAX_LENGTH = Math.ceil((MAX_COMPARED * 36 + 1_000) / 3) * 4;

const base64 = v.pipe(
  v.string(),
  v.maxLength(MESSAGE_MAX_LENGTH, t`Compare at most ${MAX_COMPARED} values at once`),
  v.base64(t`This is no message of a comparison`),
);

const networkSchema = v.object({
  partners: v.array(partnerSchema),
  collections: v.array(
    v.object({
      id: v.string(),
      title: ownWords,
      description: ownWords,
      kind: v.picklist(PARTNER_KINDS),
      objects: v.number(),
      withdrawn: v.number(),
      lastAddedAt: v.nullable(timeSchema),
    }),
  ),
  /** Where a client of TAXII 2.1 begins. */
  discoveryUrl: v.string(),
});
export type Network = v.InferOutput<typeof networkSchema>;

/** What each side sends: the points of its values, blinded with its key, as protocol buffers in base64. */
export const intersectionSchema = v.object({ setup: base64, response: base64, count: v.number() });
export type Intersection = v.InferOutput<typeof intersectionSchema>;

const partnerParams = v.object({ id: idSchema });

export const partnersContract = {
  network: defineEndpoint({
    method: 'GET',
    path: '/api/partners',
    summary: 'Who is given what: partners, collections, and where TAXII begins',
    access: 'signed-in',
    responses: { 200: networkSchema },
  }),
  addPartner: defineEndpoint({
    method: 'POST',
    path: '/api/partners',
    summary: 'Adds a partner; it is given nothing before it has a token',
    access: 'partners.manage',
    limit: 'decisions',
    body: v.object({
      name: v.pipe(storableText(80), v.trim(), v.minLength(1, t`Please name the partner`)),
      kind: v.picklist(PARTNER_KINDS, t`Please choose what kind of partner it is`),
    }),
    responses: { 201: partnerSchema },
  }),
  endPartner: defineEndpoint({
    method: 'DELETE',
    path: '/api/partners/:id',
    summary: 'Ends a partnership and all its tokens at once',
    access: 'partners.manage',
    limit: 'decisions',
    params: partnerParams,
    responses: { 200: partnerSchema },
  }),
  setWitness: defineEndpoint({
    method: 'PUT',
    path: '/api/partners/:id/witness',
    summary: 'Has the heads of custody logs mailed to a partner, once a day, or no more',
    access: 'partners.manage',
    limit: 'decisions',
    params: partnerParams,
    body: v.object({ email: v.nullable(emailSchema) }),
    responses: { 200: partnerSchema },
  }),
  makeToken: defineEndpoint({
    method: 'POST',
    path: '/api/partners/:id/tokens',
    summary: 'Makes a token for a partner; it is shown once',
    access: 'partners.manage',
    limit: 'decisions',
    params: partnerParams,
    body: v.object({
      scopes: v.pipe(
        v.array(v.picklist(PARTNER_SCOPES)),
        v.minLength(1, t`Please choose what the token allows`),
        v.maxLength(PARTNER_SCOPES.length),
      ),
      days: v.pipe(
        v.number(t`Please enter a number of days`),
        v.integer(t`Please enter whole days`),
        v.minValue(1, t`A token lasts a day at least`),
        v.maxValue(TOKEN_DAYS_MAX, t`A token lasts at most ${TOKEN_DAYS_MAX} days`),
      ),
    }),
    responses: { 201: v.object({ partner: partnerSchema, token: v.string() }) },
  }),
  revokeToken: defineEndpoint({
    method: 'DELETE',
    path: '/api/partners/:id/tokens/:tokenId',
    summary: 'Ends a token at once',
    access: 'partners.manage',
    limit: 'decisions',
    params: v.object({ id: idSchema, tokenId: idSchema }),
    responses: { 200: partnerSchema },
  }),
  deliveries: defineEndpoint({
    method: 'GET',
    path: '/api/partners/deliveries',
    summary: 'What went to whom and when, newest first',
    access: 'partners.read-log',
    query: v.object({ ...pageQuery(DEFAULT_PAGE), partnerId: v.optional(idSchema) }),
    responses: { 200: v.array(deliverySchema) },
  }),
  comparisons: defineEndpoint({
    method: 'GET',
    path: '/api/partners/comparisons',
    summary: 'Comparisons with other installations, newest first',
    access: 'indicator.look-up',
    query: v.object(pageQuery(DEFAULT_PAGE)),
    responses: { 200: v.array(comparisonSchema) },
  }),
  compare: defineEndpoint({
    method: 'POST',
    path: '/api/partners/comparisons',
    summary:
      'Compares our confirmed indicators with those of another installation; each learns only what both hold, or how many the other has',
    access: 'indicator.look-up',
    limit: 'comparisons',
    body: v.object({
      address: v.pipe(
        v.string(t`Please enter the address of the other installation`),
        v.trim(),
        v.maxLength(300),
        v.url(t`Please enter an address that begins with https://`),
      ),
      token: v.pipe(
        v.string(),
        v.trim(),
        v.regex(/^fap_partner_[\w-]{20,100}$/u, t`This is no token of a partner`),
      ),
    }),
    responses: { 201: comparisonSchema },
  }),
  intersect: defineEndpoint({
    method: 'POST',
    path: '/api/partners/intersection',
    summary: 'The other side of a comparison, for a partner’s token (`Authorization: Bearer …`)',
    access: 'public',
    body: v.object({ request: base64 }),
    responses: { 200: intersectionSchema },
  }),
};
