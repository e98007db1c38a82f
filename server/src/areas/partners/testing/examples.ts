import { partnersContract } from '@fap/shared/partners/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { makeQuestion } from '../compare/set-intersection.ts';
import { makeConfirmedSite, makePartner } from './share-indicators.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(partnersContract, {
  network: () => ({ status: 200 }),
  addPartner: () => ({ json: { name: 'Police of Tests', kind: 'authority' }, status: 201 }),
  endPartner: async ({ world }) => ({ params: { id: (await makePartner(world)).id }, status: 200 }),
  setWitness: async ({ world }) => ({
    params: { id: (await makePartner(world)).id },
    json: { email: 'witness@partner.test' },
    status: 200,
  }),
  makeToken: async ({ world }) => ({
    params: { id: (await makePartner(world)).id },
    json: { scopes: ['read'], days: 30 },
    status: 201,
  }),
  revokeToken: async ({ world }) => {
    const { id, tokenId } = await makePartner(world);
    return { params: { id, tokenId }, status: 200 };
  },
  deliveries: () => ({ status: 200 }),
  comparisons: () => ({ status: 200 }),
  compare: async ({ world, origin }) => {
    await makeConfirmedSite(world, { law: true });
    const { token } = await makePartner(world);
    return { json: { address: origin, token }, status: 201 };
  },
  intersect: async ({ world }) => {
    const { token } = await makePartner(world);
    const { request } = await makeQuestion(['domain named.example']);
    return {
      headers: { authorization: `Bearer ${token}` },
      json: { request: Buffer.from(request).toString('base64') },
      isAnonymous: true,
      status: 200,
    };
  },
});
