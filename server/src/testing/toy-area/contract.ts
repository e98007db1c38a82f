import { defineEndpoint } from '@fap/shared/kernel/endpoint.ts';
import { defineFact } from '@fap/shared/kernel/topic.ts';
import * as v from 'valibot';

export const TOYS_TOPIC = 'toys';

export const toysContract = {
  make: defineEndpoint({
    method: 'POST',
    path: '/api/toys',
    summary: 'Makes a toy',
    access: 'signed-in',
    limit: 'previews',
    body: v.object({ name: v.string() }),
    responses: { 201: v.object({ id: v.string() }) },
  }),
};

export const toyFacts = { painted: defineFact('toys:painted', v.object({ id: v.string() })) };
