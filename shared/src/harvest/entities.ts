import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { ownWords } from '../kernel/own-words.ts';
import { percentSchema, storableText, timeSchema } from '../kernel/schemas.ts';
import { SOURCE_FORMATS, SOURCE_ORIGINS, SOURCE_STATES, SOURCE_TIERS, sourceIdOf } from './sources.ts';

const HTTP_URL = t`Please enter a URL that begins with http:// or https://`;
const tierSchema = v.picklist(SOURCE_TIERS, t`Tier is 1, 2 or 3`);

/** A source as admins see it. */
export const harvestSourceSchema = v.object({
  id: v.string(),
  name: v.string(),
  tier: tierSchema,
  format: v.picklist(SOURCE_FORMATS),
  url: v.string(),
  active: v.boolean(),
  /** null: never fetched. */
  state: v.nullable(v.picklist(SOURCE_STATES)),
  lastFetchedAt: v.nullable(timeSchema),
  lastSuccessAt: v.nullable(timeSchema),
  lastError: v.nullable(ownWords),
  entriesContributed: v.number(),
  /** Whether the configuration names it, or an admin added it. */
  origin: v.picklist(SOURCE_ORIGINS),
  /** Percent of good fetches over 30 days; null under 5. */
  reliability: v.nullable(percentSchema),
});
export type HarvestSource = v.InferOutput<typeof harvestSourceSchema>;

/** A source as the harvester's tiers list it. */
export const listedSourceSchema = v.object({
  id: v.string(),
  name: v.string(),
  /** How it publishes. */
  type: v.picklist(SOURCE_FORMATS),
  /** `active` or `inactive`. */
  status: v.picklist(['active', 'inactive']),
  state: v.nullable(v.picklist(SOURCE_STATES)),
  lastSuccessAt: v.nullable(timeSchema),
  lastError: v.nullable(ownWords),
  /** Warnings it carried so far. */
  entriesContributed: v.number(),
  reliability: v.nullable(percentSchema),
  /** Its latest fetches, the newest last: the picture of its reliability. */
  recent: v.array(v.picklist(SOURCE_STATES)),
});
export type ListedSource = v.InferOutput<typeof listedSourceSchema>;

/** Status of a source in a run. */
export const HARVEST_STATUSES = ['queued', 'running', ...SOURCE_STATES] as const;
export type HarvestStatus = (typeof HARVEST_STATUSES)[number];

export const harvestProgressSchema = v.object({
  runId: v.string(),
  /** The source's name, as requests name it. */
  source: v.string(),
  sourceId: v.string(),
  status: v.picklist(HARVEST_STATUSES),
  processed: v.number(),
  /** Entries in its document; null until it was fetched. */
  total: v.nullable(v.number()),
});

export const HARVEST_RUN_STATUSES = ['queued', 'running', 'completed', 'failed'] as const;
export type HarvestRunStatus = (typeof HARVEST_RUN_STATUSES)[number];

/** Who requested a harvest: a person, or the schedule. */
export const HARVEST_TRIGGERS = ['person', 'schedule'] as const;
export type HarvestTrigger = (typeof HARVEST_TRIGGERS)[number];

/** A harvest's result or progress. */
export const harvestResultSchema = v.object({
  runId: v.string(),
  status: v.picklist(HARVEST_RUN_STATUSES),
  reason: v.nullable(ownWords),
  harvestResults: v.object({
    totalEntriesProcessed: v.number(),
    newEntries: v.number(),
    clustersUpdated: v.number(),
    sources: v.array(
      v.object({
        source: v.string(),
        status: v.picklist(HARVEST_STATUSES),
        processed: v.number(),
        error: v.nullable(ownWords),
      }),
    ),
  }),
});
export type HarvestResult = v.InferOutput<typeof harvestResultSchema>;

const sourceUrlSchema = v.pipe(
  v.string(t`Please enter a URL`),
  v.trim(),
  v.maxLength(2_000, t`Please use at most 2000 characters`),
  v.url(HTTP_URL),
  v.regex(/^https?:\/\//iu, HTTP_URL),
  v.check((url) => url.isWellFormed(), HTTP_URL),
);

/** A source that an admin adds. */
export const newSourceSchema = v.object({
  name: v.pipe(
    storableText(80),
    v.trim(),
    v.minLength(3, t`Please give it a name of at least 3 characters`),
    v.check((name) => sourceIdOf(name) !== '', t`Please use letters or digits in the name`),
  ),
  url: sourceUrlSchema,
  format: v.picklist(SOURCE_FORMATS, t`Format is rss, atom, json or html`),
  tier: tierSchema,
});
export type NewSource = v.InferOutput<typeof newSourceSchema>;

/** One fetch of a source. */
export const sourceFetchSchema = v.object({
  runId: v.string(),
  at: timeSchema,
  status: v.picklist(SOURCE_STATES),
  processed: v.number(),
  newEntries: v.number(),
  error: v.nullable(ownWords),
});
export type SourceFetch = v.InferOutput<typeof sourceFetchSchema>;

/** What an admin may change about a source. */
export const sourceChangeSchema = v.pipe(
  v.object({
    url: v.optional(sourceUrlSchema),
    active: v.optional(v.boolean(t`Active is true or false`)),
    tier: v.optional(tierSchema),
  }),
  v.check(
    ({ url, active, tier }) => url !== undefined || active !== undefined || tier !== undefined,
    t`Please change the URL, the tier or whether the source is active`,
  ),
);
export type SourceChange = v.InferOutput<typeof sourceChangeSchema>;
