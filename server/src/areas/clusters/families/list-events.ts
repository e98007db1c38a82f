import { type DatedEvent, eventKind } from '@fap/shared/clusters/families/find-triggers.ts';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { clusterAdvisory, harvestCitation, harvestEntry, harvestSource } from '../../../db/schema/harvest.ts';
import type { Ctx } from '../../../platform/context.ts';

/** What anybody may publish. */
const PUBLIC_TIER = 3;

/** Dated warnings, takedowns and arrests that public sources told of and that are cited in clusters, by cluster. */
export async function listEvents(
  ctx: Ctx,
  clusterIds: readonly string[],
): Promise<ReadonlyMap<string, DatedEvent[]>> {
  if (clusterIds.length === 0) return new Map();
  const rows = await ctx.db
    .selectDistinctOn([clusterAdvisory.clusterId, clusterAdvisory.entryId], {
      clusterId: clusterAdvisory.clusterId,
      title: harvestEntry.title,
      publishedAt: harvestEntry.publishedAt,
      source: harvestSource.name,
      tier: harvestSource.tier,
    })
    .from(clusterAdvisory)
    .innerJoin(harvestEntry, eq(harvestEntry.id, clusterAdvisory.entryId))
    .innerJoin(harvestCitation, eq(harvestCitation.entryId, harvestEntry.id))
    .innerJoin(harvestSource, eq(harvestSource.id, harvestCitation.sourceId))
    .where(and(inArray(clusterAdvisory.clusterId, [...clusterIds]), isNotNull(harvestEntry.publishedAt)))
    // The most official source is named.
    .orderBy(clusterAdvisory.clusterId, clusterAdvisory.entryId, harvestSource.tier, harvestSource.name);
  const events = new Map<string, DatedEvent[]>();
  for (const { clusterId, title, publishedAt, source, tier } of rows) {
    if (!publishedAt) continue;
    const date = publishedAt.toISOString().slice(0, 10);
    const event = { kind: eventKind(title), date, title, source, isOfficial: tier < PUBLIC_TIER };
    events.set(clusterId, [...(events.get(clusterId) ?? []), event]);
  }
  return events;
}
