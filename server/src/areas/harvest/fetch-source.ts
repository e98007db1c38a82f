import { GOOD_STATES, type SourceState, STALE_AFTER_DAYS } from '@fap/shared/harvest/sources.ts';
import { and, eq, sql } from 'drizzle-orm';
import { harvestFetch, harvestRun, harvestSource } from '../../db/schema/harvest.ts';
import { type Fetched, FetchRefusal, guardedFetch } from '../../platform/fetch/guarded-fetch.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { announceProgress } from './announce-progress.ts';
import type { DescribedEntry } from './formats/describe-entry.ts';
import { parseEntries } from './formats/document-thread.ts';
import { MalformedDocument } from './formats/published-entry.ts';
import type { HarvestRunRow, SourceRow } from './harvest-rows.ts';
import { allowedOrigin, resolveSourceUrl } from './own-address.ts';
import { storeEntries } from './store-entries.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Entries stored in one transaction: watchers see the source advance. */
const BATCH = 25;

/** Feeds begin with the newest warning, but the cluster that it names must be the last one that became active. */
const oldestFirst = ({ entry: one }: DescribedEntry, { entry: other }: DescribedEntry): number =>
  (one.publishedAt?.getTime() ?? 0) - (other.publishedAt?.getTime() ?? 0);

/** The result of fetching a source: its entries, if it sent a document, and its state. */
interface Yield {
  state: SourceState;
  entries: DescribedEntry[];
  error: string | null;
  document: Exclude<Fetched, { isUnchanged: true }> | null;
}

/** Fetches one source of a run, stores new entries, and records the outcome. */
export async function fetchSource(
  ctx: Ctx,
  run: HarvestRunRow,
  source: SourceRow,
  reach: OutgoingReach,
): Promise<void> {
  await transact(ctx, 'platform', (tx) => recordProgress(tx, run, source, 'running', 0, null));
  const found = await fetchEntries(ctx, source, reach);
  const total = found.document ? found.entries.length : null;
  const entries = found.entries.toSorted(oldestFirst);
  for (let from = 0; from < entries.length; from += BATCH) {
    const batch = entries.slice(from, from + BATCH);
    await transact(ctx, 'platform', async (tx) => {
      const stored = await storeEntries(tx, source, batch);
      await tx.db
        .update(harvestRun)
        .set({
          clusters: sql`array(select distinct unnest(${harvestRun.clusters} || ${sql.param(stored.clusters)}::text[]))`,
        })
        .where(eq(harvestRun.id, run.id));
      await addNewEntries(tx, run, source, stored.newEntries);
      await recordProgress(tx, run, source, 'running', from + batch.length, total);
    });
  }
  await transact(ctx, 'platform', async (tx) => {
    await recordProgress(tx, run, source, found.state, found.entries.length, total, found.error);
    await recordSource(tx, source, found);
  });
}

async function fetchEntries(ctx: Ctx, source: SourceRow, reach: OutgoingReach): Promise<Yield> {
  const url = resolveSourceUrl(source.url, reach);
  const bad = (state: SourceState, error: string): Yield => ({ state, entries: [], error, document: null });
  try {
    const document = await guardedFetch(url, {
      allowPrivate: reach.allowPrivate,
      ...allowedOrigin(source.url, reach),
      etag: source.etag,
      lastModified: source.lastModified,
    });
    if (document.isUnchanged) return { state: 'unchanged', entries: [], error: null, document: null };
    const entries = await parseEntries({
      format: source.format,
      body: document.body,
      base: url,
    });
    return { state: isStale(entries, ctx.clock.now()) ? 'stale' : 'ok', entries, error: null, document };
  } catch (error) {
    if (error instanceof FetchRefusal) return bad(error.kind, error.message);
    if (error instanceof MalformedDocument) return bad('malformed', error.message);
    throw error;
  }
}

/** True when every entry is older than the limit; a document without dates is never stale. */
function isStale(entries: readonly DescribedEntry[], now: Date): boolean {
  const times = entries.flatMap(({ entry }) => entry.publishedAt?.getTime() ?? []);
  return times.length > 0 && Math.max(...times) < now.getTime() - STALE_AFTER_DAYS * DAY_MS;
}

async function addNewEntries(tx: TxCtx, run: HarvestRunRow, source: SourceRow, count: number): Promise<void> {
  await tx.db
    .update(harvestFetch)
    .set({ newEntries: sql`${harvestFetch.newEntries} + ${count}` })
    .where(and(eq(harvestFetch.runId, run.id), eq(harvestFetch.sourceId, source.id)));
  await tx.db
    .update(harvestRun)
    .set({ newEntries: sql`${harvestRun.newEntries} + ${count}` })
    .where(eq(harvestRun.id, run.id));
}

async function recordProgress(
  tx: TxCtx,
  run: HarvestRunRow,
  source: SourceRow,
  status: SourceState | 'running',
  processed: number,
  total: number | null,
  error: string | null = null,
): Promise<void> {
  await tx.db
    .update(harvestFetch)
    .set({ status, processed, total, error, endedAt: status === 'running' ? null : tx.clock.now() })
    .where(and(eq(harvestFetch.runId, run.id), eq(harvestFetch.sourceId, source.id)));
  if (status !== 'running') {
    await tx.db
      .update(harvestRun)
      .set({ processed: sql`${harvestRun.processed} + ${processed}` })
      .where(eq(harvestRun.id, run.id));
  }
  await recordAudit(tx, {
    action: 'harvest.source-progressed',
    entityType: 'harvest-run',
    entityId: run.id,
    after: { source: source.id, status, processed, total },
  });
  announceProgress(tx, run.id, source, { status, processed, total });
}

/** The source's ETag and date are saved only after its entries: after a crash the whole document is fetched again. */
async function recordSource(tx: TxCtx, source: SourceRow, { state, error, document }: Yield): Promise<void> {
  const now = tx.clock.now();
  await tx.db
    .update(harvestSource)
    .set({
      state,
      lastError: error,
      lastFetchedAt: now,
      ...(GOOD_STATES.includes(state) ? { lastSuccessAt: now } : {}),
      ...(document ? { etag: document.etag, lastModified: document.lastModified } : {}),
    })
    // An admin may have changed the address meanwhile.
    .where(and(eq(harvestSource.id, source.id), eq(harvestSource.url, source.url)));
}
