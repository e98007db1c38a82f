import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { ownWords } from '../kernel/own-words.ts';
import { idSchema, timeSchema } from '../kernel/schemas.ts';
import { catalogueClusterSchema, measuredSchema } from './catalogue-cluster.ts';
import { taxonomySchema } from './taxonomy.ts';

const { id, scamType, name, category, description, status } = catalogueClusterSchema.entries;

/** A family as lists show it; `measured` is null while this platform has not enough data. */
const catalogueEntrySchema = v.object({
  id,
  scamType,
  name,
  category,
  description,
  status,
  branches: v.array(v.object({ id: v.string(), name: ownWords })),
  /** Ids of the ReconDog units whose work helps most. */
  reconDogTeam: v.array(v.number()),
  measured: v.nullable(measuredSchema),
});
export type CatalogueEntry = v.InferOutput<typeof catalogueEntrySchema>;

const cataloguePageSchema = v.object({
  cluster: catalogueClusterSchema,
  measured: v.nullable(measuredSchema),
});
export type CataloguePage = v.InferOutput<typeof cataloguePageSchema>;

export const catalogueContract = {
  list: defineEndpoint({
    method: 'GET',
    path: '/api/catalogue',
    summary: 'The families of scams, with what this platform counted of each',
    access: 'signed-in',
    responses: { 200: v.array(catalogueEntrySchema) },
  }),
  read: defineEndpoint({
    method: 'GET',
    path: '/api/catalogue/:clusterId',
    summary: 'All that is known of a family of scams: branches, variants, roles, and what helps',
    access: 'signed-in',
    params: v.object({ clusterId: idSchema }),
    responses: { 200: cataloguePageSchema },
  }),
  taxonomyAcceptance: defineEndpoint({
    method: 'GET',
    path: '/api/taxonomy/acceptance',
    summary: 'When the asking account accepted the note on responsible use; null: not yet',
    access: 'signed-in',
    responses: { 200: v.object({ acceptedAt: v.nullable(timeSchema) }) },
  }),
  acceptTaxonomy: defineEndpoint({
    method: 'POST',
    path: '/api/taxonomy/accept',
    summary: 'Accepts the note on responsible use, once; again it answers the same time',
    access: 'account.manage',
    limit: 'steps',
    responses: { 200: v.object({ acceptedAt: timeSchema }) },
  }),
  taxonomy: defineEndpoint({
    method: 'GET',
    path: '/api/taxonomy',
    summary: 'The layers and the core clusters, with what is known here; 403 until the note is accepted',
    access: 'signed-in',
    responses: { 200: taxonomySchema },
  }),
};
