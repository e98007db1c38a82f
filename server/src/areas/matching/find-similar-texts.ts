import type { ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { mayBeCompared } from '@fap/shared/privacy/whose-quotation.ts';
import { SKETCH_SIZE, sketchSimilarity, templateSimilarity } from '@fap/shared/texts/sketch/text-sketch.ts';
import { inArray, sql } from 'drizzle-orm';
import { reportText } from '../../db/schema/matching.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { FULL_BAND } from './full-band.ts';

/** Minimum similarity (0–1): below it texts share words, not a template. */
const MIN_SIMILARITY = 0.012;
/**
 * Whoever asks with nearly all words of a victim's whole account (weighted Jaccard, 0–1) has read it before and learns nothing of it; a
 * sentence or two can be guessed.
 */
const WHOLE_TEXT = { similarity: 0.6, words: 36 };
const MAX_REPORTS = 30;
/** Limit of texts fetched over all keys, so that the cost of a lookup is bounded. */
const MAX_HELD = 800;
/** Of these, the texts with the highest number of shared keys, whose sketches are compared. */
const MAX_COMPARED = 150;
/** Limit of keys queried, the rarest of each text: one report has some two hundred, a cluster's texts many thousand. */
const MAX_KEYS = 4_000;

export interface SimilarTextsOptions {
  /** Clusters whose reports are excluded before the limits apply. */
  exceptClusterIds?: readonly string[];
  /** A mere question: a victim's own words match only their whole text; see `listAskable`. */
  isQuestion?: boolean;
}

/** A text's sketch and keys; the word count matters only for a question. */
type ComparedText = Omit<ReportFeatures['texts'][number], 'words' | 'part' | 'isBrief'> & {
  words?: number;
  isBrief?: boolean;
};

/** How alike (0–1) the closest pair of texts is. */
export interface SimilarText {
  similarity: number;
  /** The same without brief texts, which must not bear a join. */
  bearing: number;
}

/**
 * Reports with a text like one of these, the most similar first.
 */
export async function findSimilarTexts(
  ctx: Ctx,
  texts: readonly ComparedText[],
  { exceptClusterIds = [], isQuestion = false }: SimilarTextsOptions = {},
): Promise<Map<string, SimilarText>> {
  const bands = inTurn(texts.map((text) => text.bands)).slice(0, MAX_KEYS);
  if (bands.length === 0) return new Map();
  // Excluded before the limits apply; the list is built once for all keys.
  const others =
    exceptClusterIds.length === 0
      ? sql``
      : sql`and text.report_id not in (
          select id from ${report} where cluster_id = any(${sql.param([...exceptClusterIds])}::text[])
        )`;
  // Queried key by key: for `&&` with a hundred keys the planner chooses a full scan. Returned as one row: decoding a row
  // per text would cost more than comparing.
  const [held] = await ctx.db.execute<{
    ids: string | null;
    parts: string;
    sketches: Uint8Array;
  }>(sql`
    select string_agg(report_id, ' ') as ids, string_agg(part, ' ') as parts, string_agg(sketch, '') as sketches
    from (
      select place, count(*)::int as keys
      from (
        select place from unnest(${sql.param(bands)}::int[]) as band
        cross join lateral (
          select ctid as place from ${reportText} as text where text.bands @> array[band] ${others} limit ${FULL_BAND}
        ) as held
        limit ${MAX_HELD}
      ) as found
      group by place order by keys desc, place limit ${MAX_COMPARED}
    ) as candidate join ${reportText} on ${reportText}.ctid = place
    -- Sketches of an older version have another length; they are compared again when their reports have been read anew.
    where octet_length(sketch) = ${SKETCH_SIZE}`);
  if (!held?.ids) return new Map();
  const parts = held.parts.split(' ');
  const best = new Map<string, SimilarText>();
  const whole = new Map<string, SimilarText>();
  for (const [index, reportId] of held.ids.split(' ').entries()) {
    let similarity = 0;
    let bearing = 0;
    let wholly = 0;
    for (const text of texts) {
      const own = templateSimilarity(text.sketch, held.sketches, index * SKETCH_SIZE);
      similarity = Math.max(similarity, own);
      if (!text.isBrief) bearing = Math.max(bearing, own);
      if (isQuestion && (text.words ?? 0) >= WHOLE_TEXT.words)
        wholly = Math.max(wholly, sketchSimilarity(text.sketch, held.sketches, index * SKETCH_SIZE));
    }
    if (similarity < MIN_SIMILARITY) continue;
    const found: SimilarText = { similarity, bearing };
    if (wholly >= WHOLE_TEXT.similarity) whole.set(reportId, closest(found, whole.get(reportId)));
    if (isQuestion && parts[index] === 'account') continue;
    best.set(reportId, closest(found, best.get(reportId)));
  }
  const alike = [...best].sort(([, a], [, b]) => b.similarity - a.similarity).slice(0, MAX_REPORTS);
  if (!isQuestion) return new Map(alike);
  const askable = await listAskable(
    ctx,
    alike.map(([id]) => id),
  );
  return new Map([...whole, ...alike.filter(([id]) => askable.has(id))]);
}

const closest = (one: SimilarText, other: SimilarText = NONE): SimilarText => ({
  similarity: Math.max(one.similarity, other.similarity),
  bearing: Math.max(one.bearing, other.bearing),
});
const NONE: SimilarText = { similarity: 0, bearing: 0 };

/** Reports whose texts a question may match. */
async function listAskable(ctx: Ctx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .select({ id: report.id, author: report.evidenceAuthor, words: report.evidenceText })
    .from(report)
    .where(inArray(report.id, [...ids]));
  return new Set(rows.filter(({ author, words }) => mayBeCompared(author, words)).map(({ id }) => id));
}

/** The keys of all texts, interleaved, so that no text uses up the limit. */
function inTurn(lists: readonly (readonly number[])[]): number[] {
  const keys = new Set<number>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let place = 0; place < longest; place += 1) {
    for (const list of lists) {
      const key = list[place];
      if (key !== undefined) keys.add(key);
    }
  }
  return [...keys];
}
