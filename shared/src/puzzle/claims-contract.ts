import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { idSchema } from '../kernel/schemas.ts';
import { claimSchema, handedDraftSchema } from './entities.ts';
import { layerParams, pieceContent } from './request-parts.ts';

/** Who works on a layer, and handing it over with what is not sent yet. */
export const claimsContract = {
  claim: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/:clusterId/layers/:layer/claim',
    summary:
      '"I am working on this layer": takes or renews the claim; 409 while somebody else holds it and no request of yours stood for a minute',
    access: 'puzzle.claim',
    limit: 'steps',
    params: layerParams,
    responses: { 200: v.object({ claim: claimSchema }) },
  }),
  releaseClaim: defineEndpoint({
    method: 'DELETE',
    path: '/api/puzzle/:clusterId/layers/:layer/claim',
    summary: 'Gives the claim back; only its holder can',
    access: 'puzzle.claim',
    limit: 'steps',
    params: layerParams,
    responses: { 200: v.object({ released: v.boolean() }) },
  }),
  requestTakeover: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/:clusterId/layers/:layer/takeover',
    summary: 'Asks the holder of a claim to hand it over',
    access: 'puzzle.claim',
    limit: 'steps',
    params: layerParams,
    responses: { 200: v.object({ claim: claimSchema }) },
  }),
  giveDraft: defineEndpoint({
    method: 'POST',
    path: '/api/puzzle/:clusterId/layers/:layer/drafts',
    summary:
      'Gives one’s unsent text to whoever holds the layer or asked for it; given again, it replaces the one before. Nobody else can read it',
    access: 'puzzle.claim',
    limit: 'steps',
    params: layerParams,
    body: v.object({ toId: idSchema, content: pieceContent }),
    responses: { 200: v.object({ draft: handedDraftSchema }) },
  }),
  drafts: defineEndpoint({
    method: 'GET',
    path: '/api/puzzle/:clusterId/drafts',
    summary: 'Unsent texts that others gave to oneself for the layers of this puzzle',
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    responses: { 200: v.object({ drafts: v.array(handedDraftSchema) }) },
  }),
  dropDraft: defineEndpoint({
    method: 'DELETE',
    path: '/api/puzzle/drafts/:id',
    summary: 'Puts a given draft away; who gave it and who got it can',
    access: 'puzzle.claim',
    limit: 'steps',
    params: v.object({ id: idSchema }),
    responses: { 200: v.object({ dropped: v.boolean() }) },
  }),
};
