import type { SourceTier } from '@fap/shared/harvest/sources.ts';
import type { ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { sketchSimilarity } from '@fap/shared/texts/sketch/text-sketch.ts';
import { and, arrayOverlaps, eq, sql } from 'drizzle-orm';
import { harvestCitation, harvestEntry } from '../../db/schema/harvest.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { emit } from '../../platform/write/transact.ts';
import { citeAdvisory } from '../clusters/index.ts';
import { type MentionSource, recordMentions } from '../indicators/index.ts';
import { findMatches } from '../matching/index.ts';
import { harvestEvents } from './events.ts';
import { type DescribedEntry, indicatorKey } from './formats/describe-entry.ts';
import type { PublishedEntry } from './formats/published-entry.ts';
import type { SourceRow } from './harvest-rows.ts';

/** Similarity of words and their order from which two texts of one set of indicators are the same warning. */
const SAME_WARNING_RATIO = 0.86;
const MAX_LIKE = 20;
/**
 * Stores what a source published: a known warning gains a citation, a new one becomes an entry; one that names a cluster's
 * party is cited there. Gives the number of new entries and the clusters that gained a citation.
 */
export async function storeEntries(
  tx: TxCtx,
  source: SourceRow,
  published: readonly DescribedEntry[],
): Promise<{ newEntries: number; clusters: string[] }> {
  // Serialises sources: each locks several clusters in its own order and could deadlock.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('harvest.store-entries', 0))`);
  const newIds: string[] = [];
  const clusters: string[] = [];
  const mentions: MentionSource[] = [];
  for (const described of published) {
    const { entry, features } = described;
    const known = await findKnown(tx, source, described);
    const entryId = known ?? (await insertEntry(tx, described));
    if (!known) {
      newIds.push(entryId);
      const { indicators } = features;
      mentions.push({ kind: 'entry', id: entryId, clusterId: null, indicators });
    }
    const isNewCitation = await cite(tx, source, entry, entryId);
    const clusterId = isNewCitation ? await citeInCluster(tx, source, entryId, features) : null;
    if (clusterId) clusters.push(clusterId);
  }
  // Lock order: after the clusters' rows, and sorted over all entries.
  await recordMentions(tx, mentions);
  if (newIds.length > 0) {
    emit(tx, harvestEvents.entriesStored, { sourceId: source.id, entryIds: newIds });
  }
  return { newEntries: newIds.length, clusters };
}

async function findKnown(
  tx: TxCtx,
  source: SourceRow,
  { entry, features, sketch, contentHash }: DescribedEntry,
): Promise<string | null> {
  const [cited] = await tx.db
    .select({ id: harvestCitation.entryId })
    .from(harvestCitation)
    .where(and(eq(harvestCitation.sourceId, source.id), eq(harvestCitation.externalId, entry.externalId)));
  if (cited) return cited.id;
  const [same] = await tx.db
    .select({ id: harvestEntry.id })
    .from(harvestEntry)
    .where(eq(harvestEntry.contentHash, contentHash));
  if (same) return same.id;
  if (sketch === null) return null;
  const like = await tx.db
    .select({ id: harvestEntry.id, sketch: harvestEntry.sketch, indicators: harvestEntry.indicators })
    .from(harvestEntry)
    .where(arrayOverlaps(harvestEntry.bands, sketch.bands))
    .limit(MAX_LIKE);
  const names = indicatorKey(features.indicators);
  // Words alone are not enough: a regulator's warnings differ only in the name.
  const found = like.find(
    (row) =>
      row.sketch !== null &&
      sketchSimilarity(row.sketch, sketch.sketch) >= SAME_WARNING_RATIO &&
      names !== '' &&
      indicatorKey(row.indicators) === names,
  );
  return found?.id ?? null;
}

async function insertEntry(
  tx: TxCtx,
  { entry, features: { indicators }, sketch, contentHash }: DescribedEntry,
): Promise<string> {
  const { title, summary, publishedAt } = entry;
  const [row] = await tx.db
    .insert(harvestEntry)
    .values({
      id: tx.ids.next('entry'),
      contentHash,
      title,
      summary,
      publishedAt,
      createdAt: tx.clock.now(),
      indicators: indicators.map(({ type, value }) => ({ type, value })),
      sketch: sketch?.sketch ?? null,
      bands: sketch?.bands ?? [],
    })
    // Race: another source may be storing the same text.
    .onConflictDoUpdate({ target: harvestEntry.contentHash, set: { contentHash } })
    .returning({ id: harvestEntry.id });
  if (!row) throw new Error('the entry was not written');
  return row.id;
}

async function cite(
  tx: TxCtx,
  source: SourceRow,
  { externalId, url }: PublishedEntry,
  entryId: string,
): Promise<boolean> {
  const [row] = await tx.db
    .insert(harvestCitation)
    .values({ sourceId: source.id, externalId, entryId, url, seenAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ entryId: harvestCitation.entryId });
  return row !== undefined;
}

async function citeInCluster(
  tx: TxCtx,
  source: SourceRow,
  entryId: string,
  features: ReportFeatures,
): Promise<string | null> {
  const [best] = await findMatches(tx, features, { isWarning: true });
  if (!best?.joinsByItself) return null;
  const isNew = await citeAdvisory(tx, {
    clusterId: best.clusterId,
    entryId,
    percent: best.percent,
    sharedIdentifiers: best.sharedIdentifiers,
    sources: [{ name: source.name, tier: source.tier as SourceTier }],
  });
  return isNew ? best.clusterId : null;
}
