import type { HarvestSource, ListedSource } from '@fap/shared/harvest/entities.ts';
import type { SourceState, SourceTier } from '@fap/shared/harvest/sources.ts';
import type { harvestSource } from '../../db/schema/harvest.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import { resolveSourceUrl } from './own-address.ts';

export interface SourceFigures {
  entries: number;
  reliability: number | null;
}

/** A source as admins see it. */
export function presentSource(
  row: typeof harvestSource.$inferSelect,
  { entries, reliability }: SourceFigures,
  reach: OutgoingReach,
): HarvestSource {
  return {
    id: row.id,
    name: row.name,
    tier: row.tier as SourceTier,
    format: row.format,
    url: resolveSourceUrl(row.url, reach),
    active: row.active,
    state: row.state,
    lastFetchedAt: row.lastFetchedAt?.toISOString() ?? null,
    lastSuccessAt: row.lastSuccessAt?.toISOString() ?? null,
    lastError: row.lastError,
    entriesContributed: entries,
    origin: row.origin,
    reliability,
  };
}

/** A source as everybody signed in sees it: without its address. */
export function listedSource(source: HarvestSource, recent: readonly SourceState[]): ListedSource {
  const { id, name, format, active, state, lastSuccessAt, lastError, entriesContributed, reliability } =
    source;
  return {
    id,
    name,
    type: format,
    status: active ? 'active' : 'inactive',
    state,
    lastSuccessAt,
    lastError,
    entriesContributed,
    reliability,
    recent: [...recent],
  };
}
