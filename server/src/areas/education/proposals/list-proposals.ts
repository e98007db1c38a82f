import { findEntry } from '@fap/shared/education/content/entry-texts.ts';
import { type ContentKind, entryKey } from '@fap/shared/education/content/proposal-rules.ts';
import type {
  ContentEntryShown,
  OwnProposal,
  QueuedProposal,
  TextVersion,
} from '@fap/shared/education/content/proposals-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, type SQL } from 'drizzle-orm';
import { contentProposal } from '../../../db/schema/education.ts';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import {
  isLatest,
  type ProposalRow,
  presentOwn,
  presentQueued,
  presentVersion,
  selectProposals,
} from './present-proposal.ts';

/** Which entry of the product's content. */
export interface EntryInput {
  kind: ContentKind;
  entryId: string;
}

/** An entry with its texts as they are written; throws NOT_FOUND. */
export function getEntry({ kind, entryId }: EntryInput): ContentEntryShown {
  const entry = findEntry(kind, entryId);
  if (!entry) throw new AppError('NOT_FOUND', { message: t`There is no such entry` });
  return {
    kind,
    entryId,
    title: entry.title,
    texts: entry.texts.map((text) => ({ ...text, shown: text.text })),
  };
}

/** A page of the accepted changes of an entry; throws NOT_FOUND. */
export async function listVersions(
  ctx: Ctx,
  { kind, entryId, ...page }: EntryInput & PageRequest,
): Promise<ListPage<TextVersion>> {
  getEntry({ kind, entryId });
  const isOfEntry = and(
    eq(contentProposal.entry, entryKey(kind, entryId)),
    eq(contentProposal.state, 'accepted'),
  );
  const { items, ...rest } = await readPage(ctx, isOfEntry, page);
  return { ...rest, items: items.flatMap(presentVersion) };
}

/** A page of what one suggested oneself. */
export async function listOwn(ctx: Ctx, page: PageRequest): Promise<ListPage<OwnProposal>> {
  const { items, ...rest } = await readPage(ctx, eq(contentProposal.authorId, actingAccount(ctx)), page);
  return { ...rest, items: items.map(presentOwn) };
}

export interface ProposalQueueInput extends PageRequest {
  show: 'open' | 'accepted' | 'declined';
}

/** A page of what everybody suggested, for those who decide. Of accepted changes of a text, the last one counts. */
export async function listProposalQueue(
  ctx: Ctx,
  { show, ...page }: ProposalQueueInput,
): Promise<ListPage<QueuedProposal>> {
  const isShown = and(eq(contentProposal.state, show), show === 'accepted' ? isLatest(ctx.db) : undefined);
  const { items, ...rest } = await readPage(ctx, isShown, page);
  return { ...rest, items: items.map(presentQueued) };
}

async function readPage(
  ctx: Ctx,
  which: SQL | undefined,
  { limit, cursor }: PageRequest,
): Promise<ListPage<ProposalRow>> {
  const found = await selectProposals(ctx.db)
    .where(and(which, olderThan(cursor, contentProposal.createdAt, contentProposal.id)))
    .orderBy(desc(contentProposal.createdAt), desc(contentProposal.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ proposal }) => [proposal.createdAt, proposal.id]);
  return { items: rows, nextCursor, total: null };
}
