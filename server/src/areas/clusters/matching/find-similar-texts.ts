import type { ReportFingerprint } from '@fap/shared/clusters/fingerprint-report.ts';
import { templateSimilarity } from '@fap/shared/clusters/text/candidate-keys.ts';
import { sketchSimilarity } from '@fap/shared/clusters/text/text-sketch.ts';
import { sql } from 'drizzle-orm';
import { reportText } from '../../../db/schema/clusters.ts';
import type { Ctx } from '../../../platform/context.ts';
import { FULL_BAND } from './full-band.ts';

/** Texts less alike than this (weighted Jaccard, 0–1) share a few words, not a template. */
const MIN_SIMILARITY = 0.05;
const MAX_REPORTS = 50;
/** Texts looked at under all keys together, so that a look-up costs the same among however many. */
const MAX_HELD = 1_200;

/** Reports with a text like one of these, the most similar first, with the similarity (0–1) of the closest pair. */
export async function findSimilarTexts(
  ctx: Ctx,
  texts: ReportFingerprint['texts'],
): Promise<Map<string, number>> {
  const bands = inTurn(texts.map((text) => text.bands));
  if (bands.length === 0) return new Map();
  // Asked key by key: of `&&` with a hundred keys the planner expects so many rows that it reads the whole table.
  const rows = await ctx.db.execute<{ report_id: string; sketch: Uint8Array; keys: number }>(sql`
    select report_id, sketch, keys
    from (
      select place, count(*)::int as keys
      from (
        select place from unnest(${sql.param(bands)}::int[]) as band
        cross join lateral (
          select ctid as place from ${reportText} as text where text.bands @> array[band] limit ${FULL_BAND}
        ) as held
        limit ${MAX_HELD}
      ) as found
      group by place
    ) as candidate join ${reportText} on ${reportText}.ctid = place`);
  const best = new Map<string, number>();
  for (const { report_id: reportId, sketch, keys } of rows) {
    const sketched = Math.max(...texts.map((text) => sketchSimilarity(text.sketch, sketch)));
    const similarity = templateSimilarity(sketched, keys);
    if (similarity >= MIN_SIMILARITY) best.set(reportId, Math.max(similarity, best.get(reportId) ?? 0));
  }
  return new Map([...best].sort(([, a], [, b]) => b - a).slice(0, MAX_REPORTS));
}

/** The keys of all texts, each text's in its order, so that no text takes the places of another. */
function inTurn(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [
    ...new Set(
      Array.from({ length: longest }, (_, place) =>
        lists.flatMap((list) => list.slice(place, place + 1)),
      ).flat(),
    ),
  ];
}
