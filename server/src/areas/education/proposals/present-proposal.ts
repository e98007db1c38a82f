import { proposalState } from '@fap/shared/education/content/proposal-rules.ts';
import type {
  OwnProposal,
  QueuedProposal,
  TextVersion,
} from '@fap/shared/education/content/proposals-contract.ts';
import { and, eq, gt, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../../db/schema/auth.ts';
import { contentProposal } from '../../../db/schema/education.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { findText, splitKey } from './find-text.ts';

const author = alias(account, 'author');
const decider = alias(account, 'decider');
const later = alias(contentProposal, 'later');

/** That no later change of the same text was accepted. */
export const isLatest = (db: Ctx['db']) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(later)
      .where(
        and(
          eq(later.entry, contentProposal.entry),
          eq(later.address, contentProposal.address),
          gt(later.version, contentProposal.version),
        ),
      ),
  );

/** Suggested changes with the names of both sides; the caller adds which, and in what order. */
export const selectProposals = (db: Ctx['db']) =>
  db
    .select({
      proposal: contentProposal,
      isLatest: sql<boolean>`${isLatest(db)}`,
      authorName: author.displayName,
      deciderName: decider.displayName,
    })
    .from(contentProposal)
    .innerJoin(author, eq(author.id, contentProposal.authorId))
    .leftJoin(decider, eq(decider.id, contentProposal.decidedBy))
    .$dynamic();

/** A suggested change as it is read. */
export type ProposalRow = Awaited<ReturnType<typeof selectProposals>>[number];

/** A suggested change as its author reads it: without the name of who decided. */
export function presentOwn({
  proposal,
  isLatest,
}: Omit<ProposalRow, 'authorName' | 'deciderName'>): OwnProposal {
  const { entry, text } = findText(proposal.entry, proposal.address);
  const { id, address, baseText, proposedText, reason, sourceTitle, sourceUrl, version, note } = proposal;
  return {
    id,
    ...splitKey(proposal.entry),
    title: entry?.title ?? null,
    address,
    place: text && { section: text.section, label: text.label, number: text.number },
    baseText,
    proposedText,
    reason,
    sourceTitle,
    sourceUrl,
    state: proposalState({ ...proposal, isLatest }, text?.text ?? null),
    todayText: text?.text ?? null,
    version,
    at: proposal.createdAt.toISOString(),
    decidedAt: proposal.decidedAt?.toISOString() ?? null,
    note,
  };
}

/** A suggested change as analysts read it. */
export function presentQueued({ authorName, deciderName, ...row }: ProposalRow): QueuedProposal {
  const { authorId, decidedBy } = row.proposal;
  return {
    ...presentOwn(row),
    author: { id: authorId, displayName: authorName },
    decidedBy:
      decidedBy !== null && deciderName !== null ? { id: decidedBy, displayName: deciderName } : null,
  };
}

/** An accepted change in the history of its entry, which names nobody. */
export function presentVersion(row: ProposalRow): TextVersion[] {
  const { id, address, place, baseText, proposedText, state, version, decidedAt } = presentOwn(row);
  if (version === null || decidedAt === null) return [];
  if (state !== 'accepted' && state !== 'published' && state !== 'replaced') return [];
  return [{ id, address, place, version, baseText, text: proposedText, state, at: decidedAt }];
}
