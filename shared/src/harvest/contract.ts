import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { pageQuery } from '../kernel/page.ts';
import { idSchema, percentSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import {
  harvestResultSchema,
  harvestSourceSchema,
  listedSourceSchema,
  newSourceSchema,
  sourceChangeSchema,
  sourceFetchSchema,
} from './entities.ts';

const NONE_SELECTED = t`Please select at least one source to harvest`;
/** Fetches of a page. */
const FETCHES_PAGE = 20;
const tier = v.array(listedSourceSchema);

export const harvestContract = {
  status: defineEndpoint({
    method: 'GET',
    path: '/api/harvest/status',
    summary: 'Schedule and yield of the harvest',
    access: 'signed-in',
    responses: {
      200: v.object({
        nextScheduledHarvest: timeSchema,
        lastHarvestTime: v.nullable(timeSchema),
        activeSources: v.number(),
        totalSources: v.number(),
        /** Of full harvests; null before the first. */
        averageEntriesPerHarvest: v.nullable(v.number()),
        /** Percent of good fetches over 30 days; null without any. */
        harvestEfficiency: v.nullable(percentSchema),
        /** The harvest under way, with how far each source is; null while none is. */
        running: v.nullable(harvestResultSchema),
        /** The harvest that ended last. */
        last: v.nullable(harvestResultSchema),
        topSources: v.array(
          v.object({
            name: v.string(),
            entriesContributed: v.number(),
            reliability: v.nullable(percentSchema),
          }),
        ),
      }),
    },
  }),
  sources: defineEndpoint({
    method: 'GET',
    path: '/api/harvest/sources',
    summary: 'The sources in three tiers',
    access: 'signed-in',
    responses: {
      200: v.object({
        tierI: tier,
        tierII: tier,
        tierIII: tier,
        avgEntriesPerCycle: v.nullable(v.number()),
        totalSources: v.number(),
      }),
    },
  }),
  manual: defineEndpoint({
    method: 'POST',
    path: '/api/harvest/manual',
    summary: 'Harvests all active sources or the named ones; 200 when it ended, 202 when it takes longer',
    access: 'harvest.run',
    limit: 'decisions',
    bodyOptional: true,
    body: v.optional(
      v.object({
        /** Names or ids. */
        targetSources: v.optional(
          v.pipe(
            v.array(storableText(200), NONE_SELECTED),
            v.minLength(1, NONE_SELECTED),
            v.maxLength(100, t`Please name at most 100 sources`),
          ),
        ),
      }),
    ),
    responses: { 200: harvestResultSchema, 202: harvestResultSchema },
  }),
  history: defineEndpoint({
    method: 'GET',
    path: '/api/harvest/sources/:id/fetches',
    summary: "A source's fetches, newest first; the next page stands in Link",
    access: 'signed-in',
    params: v.object({ id: idSchema }),
    query: v.object(pageQuery(FETCHES_PAGE)),
    responses: { 200: v.array(sourceFetchSchema) },
  }),
  adminSources: defineEndpoint({
    method: 'GET',
    path: '/api/admin/sources',
    summary: 'Harvest sources with their state',
    access: 'admin.access',
    responses: { 200: v.array(harvestSourceSchema) },
  }),
  addSource: defineEndpoint({
    method: 'POST',
    path: '/api/admin/sources',
    summary: 'Adds a source, which is fetched from the next harvest on; 409 when one has its name',
    access: 'admin.access',
    limit: 'decisions',
    body: newSourceSchema,
    responses: { 201: harvestSourceSchema },
  }),
  removeSource: defineEndpoint({
    method: 'DELETE',
    path: '/api/admin/sources/:id',
    summary: 'Removes a source: it is fetched no more, what it published stays cited; gives those left',
    access: 'admin.access',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    responses: { 200: v.array(harvestSourceSchema) },
  }),
  changeSource: defineEndpoint({
    method: 'PUT',
    path: '/api/admin/sources/:id',
    summary: "Changes a source's URL, tier, or whether it is active",
    access: 'admin.access',
    limit: 'decisions',
    params: v.object({ id: idSchema }),
    body: sourceChangeSchema,
    responses: { 200: harvestSourceSchema },
  }),
};
