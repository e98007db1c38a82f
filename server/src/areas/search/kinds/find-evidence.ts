import type { SearchResult } from '@fap/shared/search/contract.ts';
import { rankFound } from '@fap/shared/search/rank-found.ts';
import { and, desc, eq } from 'drizzle-orm';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { type AnchoredRow, isOwn, presentFileName } from '../../evidence/index.ts';
import { listEntries } from '../../vault/index.ts';
import type { Question } from './question.ts';

/** Own files compared by name: somebody with more of them still finds these, and all of them by how a word begins. */
const MOST_OWN = 300;

/** Only a list of one status needs to know how many there are. */
const NOT_COUNTED = { total: 0, processing: 0, anchored: 0, verified: 0, failed: 0 };

/** Evidence items as the vault's list finds them for this reader; own files also when their name is misspelt. */
export async function findEvidence(ctx: Ctx, question: Question): Promise<SearchResult[]> {
  // Most questions are not about evidence: looking at one's own files afterwards would make them wait twice.
  const [{ rows }, own] = await Promise.all([
    listEntries(ctx, { q: question.text, limit: question.limit }, NOT_COUNTED),
    findOwnFiles(ctx, question),
  ]);
  return rows.length > 0 ? rows.map((row) => present(ctx, row)) : own;
}

const present = (ctx: Ctx, row: AnchoredRow): SearchResult => ({
  kind: 'evidence',
  id: row.id,
  title: presentFileName(ctx, row),
  snippet: `${row.id} · ${row.mimeType}`,
  clusterId: row.clusterId,
  layer: null,
});

async function findOwnFiles(ctx: Ctx, { words, limit }: Question): Promise<SearchResult[]> {
  const rows = await ctx.db
    .select({
      id: evidenceItem.id,
      title: evidenceItem.fileName,
      mimeType: evidenceItem.mimeType,
      clusterId: evidenceItem.clusterId,
      createdAt: evidenceItem.createdAt,
    })
    .from(evidenceItem)
    .where(and(isOwn(ctx).scope, eq(evidenceItem.kind, 'file')))
    .orderBy(desc(evidenceItem.createdAt), desc(evidenceItem.id))
    .limit(MOST_OWN);
  const found = rows.map((row) => ({ ...row, text: '', at: row.createdAt.getTime() }));
  return rankFound(words, found, limit).map(({ id, title, mimeType, clusterId }) => ({
    kind: 'evidence',
    id,
    title,
    snippet: `${id} · ${mimeType}`,
    clusterId,
    layer: null,
  }));
}
