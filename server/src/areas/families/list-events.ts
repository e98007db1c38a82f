import { type DatedEvent, eventKind } from '@fap/shared/families/find-triggers.ts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { clusterAdvisory } from '../../db/schema/clusters.ts';
import { harvestCitation, harvestEntry, harvestSource } from '../../db/schema/harvest.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Source tier of which anybody may publish. */
const PUBLIC_TIER = 3;

/** Dated warnings, takedowns and arrests from public sources that are cited in clusters, each once per root. */
export async function listEvents(
  ctx: Ctx,
  rootOf: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, DatedEvent[]>> {
  if (rootOf.size === 0) return new Map();
  const rows = await ctx.db
    .selectDistinctOn([clusterAdvisory.clusterId, clusterAdvisory.entryId], {
      clusterId: clusterAdvisory.clusterId,
      entryId: clusterAdvisory.entryId,
      title: harvestEntry.title,
      publishedAt: harvestEntry.publishedAt,
      source: harvestSource.name,
      tier: harvestSource.tier,
    })
    .from(clusterAdvisory)
    .innerJoin(harvestEntry, eq(harvestEntry.id, clusterAdvisory.entryId))
    .innerJoin(harvestCitation, eq(harvestCitation.entryId, harvestEntry.id))
    .innerJoin(harvestSource, eq(harvestSource.id, harvestCitation.sourceId))
    .where(and(inArray(clusterAdvisory.clusterId, [...rootOf.keys()]), isNotNull(harvestEntry.publishedAt)))
    // The most official source is named.
    .orderBy(clusterAdvisory.clusterId, clusterAdvisory.entryId, harvestSource.tier, harvestSource.name);
  const events = new Map<string, DatedEvent[]>();
  const seen = new Set<string>();
  for (const { clusterId, entryId, title, publishedAt, source, tier } of rows) {
    const rootId = rootOf.get(clusterId) ?? clusterId;
    if (!publishedAt || seen.has(`${rootId} ${entryId}`)) continue;
    seen.add(`${rootId} ${entryId}`);
    const date = publishedAt.toISOString().slice(0, 10);
    const event = { kind: eventKind(title), date, title, source, isOfficial: tier < PUBLIC_TIER };
    events.set(rootId, [...(events.get(rootId) ?? []), event]);
  }
  return events;
}
