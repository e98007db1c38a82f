import type { SearchGroup, SearchKind, SearchResult } from '@fap/shared/search/contract.ts';
import { askedWords } from '@fap/shared/search/fold-words.ts';
import { prepared } from '../../platform/postgres/database.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findClusters } from './kinds/find-clusters.ts';
import { findComments } from './kinds/find-comments.ts';
import { findContent } from './kinds/find-content.ts';
import { findEvidence } from './kinds/find-evidence.ts';
import { findIndicators } from './kinds/find-indicators.ts';
import { findOwnReports } from './kinds/find-own-reports.ts';
import { findPeople } from './kinds/find-people.ts';
import { findPieces } from './kinds/find-pieces.ts';
import type { Question } from './kinds/question.ts';

/** More words than anybody types; each costs a scan of its index. */
const MAX_WORDS = 8;

/** How each kind is found: by what its own area lets this reader see. */
const FINDERS: Record<
  SearchKind,
  (ctx: Ctx, question: Question) => Promise<SearchResult[]> | SearchResult[]
> = {
  cluster: findClusters,
  piece: findPieces,
  comment: findComments,
  report: findOwnReports,
  evidence: findEvidence,
  indicator: findIndicators,
  person: findPeople,
  content: (_, question) => findContent(question),
};

/** What the actor may read that has these words, by kind; kinds without results are left out. */
export async function searchEverything(
  ctx: Ctx,
  { q, kinds, limit }: { q: string; kinds: readonly SearchKind[]; limit: number },
): Promise<SearchGroup[]> {
  const words = askedWords(q).slice(0, MAX_WORDS);
  // One letter begins nearly everything.
  if (words.join('').length < 2) return [];
  // The same few statements each time a letter is typed.
  const reader = { ...ctx, db: prepared(ctx.db) };
  const groups = await Promise.all(
    [...new Set(kinds)].map(async (kind) => ({
      kind,
      results: await FINDERS[kind](reader, { text: q, words, limit }),
    })),
  );
  return groups.filter(({ results }) => results.length > 0);
}
