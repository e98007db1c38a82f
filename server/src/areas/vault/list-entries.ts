import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { AnchorState } from '@fap/shared/vault/constants.ts';
import type { VaultCounts } from '@fap/shared/vault/contract.ts';
import { and, eq, inArray, type SQL, type SQLWrapper } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import {
  type AnchoredRow,
  isOwn,
  mayKnowOfOthers,
  type Question,
  readQuestion,
  selectExhibits,
  withAnchor,
} from '../evidence/index.ts';
import { findNewest, hasWords } from './find-newest.ts';

export interface ListEntriesInput extends PageRequest {
  q?: string | undefined;
  status?: AnchorState | undefined;
}

/**
 * A page of the vault, newest first: everything for analysts; for others their own exhibits and those of clusters. Names of
 * files are their owner's. `counts` is of the whole vault.
 */
export async function listEntries(
  ctx: Ctx,
  { q, status, limit, cursor }: ListEntriesInput,
  counts: VaultCounts,
): Promise<{ rows: AnchoredRow[]; nextCursor: string | null }> {
  const question = q === undefined || q.trim() === '' ? NOTHING_ASKED : readQuestion(q);
  if (!question) return { rows: [], nextCursor: null };
  const after = olderThan(cursor, evidenceItem.createdAt, evidenceItem.id);
  const isOfClusters = question.clusterIds.map((id) => eq(evidenceItem.clusterId, id));
  const state = status && {
    status,
    size: counts[status],
    others: counts.total - counts[status],
  };
  // Each part is an index scan of its own; together they would be none.
  const parts = partsFor(ctx).map(({ scope, column }) =>
    findNewest(ctx.db, {
      scope: and(scope, after, ...isOfClusters),
      words: hasWords(column, question.words),
      state,
      limit: limit + 1,
    }),
  );
  const ids = (await Promise.all(parts)).flat();
  const found = await selectExhibits(ctx.db).where(inArray(evidenceItem.id, ids));
  const rows = found.map(withAnchor).sort(newestFirst);
  return cutPage(rows, limit, ({ createdAt, id }) => [createdAt, id]);
}

const NOTHING_ASKED: Question = { words: [], clusterIds: [] };

const newestFirst = (a: AnchoredRow, b: AnchoredRow): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

/** What somebody may know of, with the words by which they may find it. */
function partsFor(ctx: Ctx): { scope: SQL; column: SQLWrapper }[] {
  const { words, namedWords } = evidenceItem;
  return [
    { scope: isOwn(ctx).scope, column: namedWords },
    // The name of somebody else's file is a detail that is shown one by one and logged: nobody finds a file by it.
    { scope: mayKnowOfOthers(ctx).scope, column: words },
  ];
}
