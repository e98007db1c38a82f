import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import type { MentionSourceKind } from '@fap/shared/indicators/mention-sources.ts';
import type { indicatorMention } from '../../db/schema/indicators.ts';
import { indicatorId } from './indicator-id.ts';

export type Mention = Omit<typeof indicatorMention.$inferSelect, 'at'>;

/** A source that names indicators, and its place. */
export interface MentionSource {
  kind: MentionSourceKind;
  id: string;
  /** The report it was handed in with, and its reporter: only these count. */
  report?: { id: string; reporterId: string } | null;
  clusterId: string | null;
  /** A piece that reviewers disputed. */
  isRefuted?: boolean;
  /** Everything it names; when left out, only its place changes. */
  indicators?: readonly Pick<Indicator, 'type' | 'value'>[];
}

/** The inserts, updates and deletes that bring mentions up to date. */
export interface MentionChanges {
  /** New, or in another place. */
  written: Mention[];
  removed: Mention[];
  /** Those in `written` and `removed` as they were before. */
  before: Mention[];
  /** Indicators named, by id. */
  named: Map<string, Pick<Indicator, 'type' | 'value'>>;
}

/** Diffs old and new mentions of sources. */
export function compareMentions(
  known: readonly Mention[],
  sources: readonly MentionSource[],
): MentionChanges {
  const changes: MentionChanges = { written: [], removed: [], before: [], named: new Map() };
  const knownOf = Map.groupBy(known, ({ sourceKind, sourceId }) => `${sourceKind} ${sourceId}`);
  for (const source of new Map(sources.map((one) => [`${one.kind} ${one.id}`, one])).values()) {
    const old = new Map(
      (knownOf.get(`${source.kind} ${source.id}`) ?? []).map((mention) => [mention.indicatorId, mention]),
    );
    for (const indicator of source.indicators ?? []) changes.named.set(indicatorId(indicator), indicator);
    const ids = new Set(source.indicators ? source.indicators.map(indicatorId) : old.keys());
    for (const id of ids) {
      const mention = mentionOf(id, source);
      const before = old.get(id);
      if (before && isSame(before, mention)) continue;
      changes.written.push(mention);
      if (before) changes.before.push(before);
    }
    const gone = [...old.values()].filter(({ indicatorId: id }) => !ids.has(id));
    changes.removed.push(...gone);
    changes.before.push(...gone);
  }
  return changes;
}

const mentionOf = (id: string, { kind, id: sourceId, report, clusterId, isRefuted }: MentionSource) => ({
  indicatorId: id,
  sourceKind: kind,
  sourceId,
  reportId: report?.id ?? null,
  reporterId: report?.reporterId ?? null,
  clusterId,
  isRefuted: isRefuted ?? false,
});

const isSame = (one: Mention, other: Mention): boolean =>
  one.reportId === other.reportId &&
  one.reporterId === other.reporterId &&
  one.clusterId === other.clusterId &&
  one.isRefuted === other.isRefuted;
