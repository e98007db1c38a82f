import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';

export const platformContract = {
  appConfig: defineEndpoint({
    method: 'GET',
    path: '/api/app-config',
    summary: 'What the web app must know before anybody signs in',
    access: 'public',
    responses: {
      200: v.object({
        dataMode: v.picklist(['demo', 'live']),
        uploadMaxBytes: v.number(),
        /** Height of the newest Bitcoin block that holds an anchor of ours; null while there is none. */
        latestAnchoredBlock: v.nullable(v.number()),
        /** The server's time, for clients to correct their clock. */
        now: v.string(),
      }),
    },
  }),
  openapi: defineEndpoint({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This interface as OpenAPI 3.1',
    access: 'public',
    responses: { 200: v.looseObject({ openapi: v.string() }) },
  }),
  docs: defineEndpoint({
    method: 'GET',
    path: '/api/docs',
    summary: 'This interface as a page to read',
    access: 'public',
    responses: { 200: 'html' },
  }),
};
