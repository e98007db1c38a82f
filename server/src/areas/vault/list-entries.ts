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
  parseQuestion,
  type Question,
  selectEvidenceItems,
  withAnchor,
} from '../evidence/index.ts';
import { findNewest, hasWords } from './find-newest.ts';

export interface ListEntriesInput extends PageRequest {
  q?: string | undefined;
  status?: AnchorState | undefined;
}

/**
 * A page of the vault, newest first: all files for analysts; for others their own evidence items and the files of clusters. Names of
 * files, and reports' own words, are their owner's. `counts` is of
 * what analysts may list.
 */
export async function listEntries(
  ctx: Ctx,
  { q, status, limit, cursor }: ListEntriesInput,
  counts: VaultCounts,
): Promise<{ rows: AnchoredRow[]; nextCursor: string | null }> {
  const question = q === undefined || q.trim() === '' ? NOTHING_ASKED : parseQuestion(q);
  if (!question) return { rows: [], nextCursor: null };
  const after = olderThan(cursor, evidenceItem.createdAt, evidenceItem.id);
  const isOfClusters = question.clusterIds.map((id) => eq(evidenceItem.clusterId, id));
  const state = status && {
    status,
    size: counts[status],
    others: counts.total - counts[status],
  };
  // A union of index scans; one combined condition would not use an index.
  const parts = partsFor(ctx).map(({ scope, column }) =>
    findNewest(ctx.db, {
      scope: and(scope, after, ...isOfClusters),
      words: hasWords(column, question.words),
      state,
      limit: limit + 1,
    }),
  );
  const ids = (await Promise.all(parts)).flat();
  if (ids.length === 0) return { rows: [], nextCursor: null };
  const found = await selectEvidenceItems(ctx.db).where(inArray(evidenceItem.id, ids));
  const rows = found.map(withAnchor).sort(newestFirst);
  return cutPage(rows, limit, ({ createdAt, id }) => [createdAt, id]);
}

const NOTHING_ASKED: Question = { words: [], clusterIds: [] };

const newestFirst = (a: AnchoredRow, b: AnchoredRow): number =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1);

/** The scope somebody may see, with the search words for it. */
function partsFor(ctx: Ctx): { scope: SQL; column: SQLWrapper }[] {
  const { words, namedWords } = evidenceItem;
  return [
    { scope: isOwn(ctx).scope, column: namedWords },
    // File names of others are revealed one by one and logged, so they are not searchable. A report's own words are opened by its
    // reporter alone, so that for everybody else the entry would lead nowhere.
    { scope: and(mayKnowOfOthers(ctx).scope, eq(evidenceItem.kind, 'file')) as SQL, column: words },
  ];
}
