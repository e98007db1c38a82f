import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { Verdict } from '@fap/shared/puzzle/completion.ts';
import type { Claim, Contribution, Person, PuzzleLayer, Review } from '@fap/shared/puzzle/entities.ts';
import type {
  contribution,
  contributionReview,
  layerClaim,
  puzzleLayer,
  reviewAnswer,
} from '../../db/schema/puzzle.ts';

export type ContributionRow = typeof contribution.$inferSelect;
export type ReviewRow = typeof contributionReview.$inferSelect & {
  answer: Pick<typeof reviewAnswer.$inferSelect, 'text' | 'answeredAt'> | null;
};
export type LayerRow = typeof puzzleLayer.$inferSelect;
export type ClaimRow = typeof layerClaim.$inferSelect;
export type Names = ReadonlyMap<string, string>;

const VICTIM = 'A victim';
/** An account as it is shown, by its display name. */
export const presentPerson = (names: Names, id: string): Person => ({
  id,
  displayName: names.get(id) ?? 'Unknown',
});

/** A piece as everybody sees it; one from a report does not say whose report. */
export function presentContribution(
  row: ContributionRow,
  reviews: readonly ReviewRow[],
  names: Names,
): Contribution {
  return {
    id: row.id,
    clusterId: row.clusterId,
    layer: row.layer,
    content: row.content,
    type: row.type,
    evidenceId: row.evidenceId,
    confidence: row.confidence,
    status: row.status,
    author:
      row.origin === 'report' ? { id: 'victim', displayName: VICTIM } : presentPerson(names, row.authorId),
    origin: row.origin,
    hash: row.hash,
    createdAt: row.createdAt.toISOString(),
    moderation: row.moderation === 'shown' ? null : row.moderation,
    editedAt: row.editedAt?.toISOString() ?? null,
    reviews: reviews
      .filter((review) => review.contributionId === row.id)
      .map((review) => presentReview(review, names)),
  };
}

/** A review with its reviewer. */
export function presentReview(row: ReviewRow, names: Names): Review {
  return {
    id: row.id,
    reviewer: presentPerson(names, row.reviewerId),
    verdict: row.verdict as Verdict,
    note: row.note,
    at: row.createdAt.toISOString(),
    counts: row.decidesAlone || row.standing !== 'new',
    reason: row.reason,
    evidenceId: row.evidenceId,
    answer: row.answer ? { text: row.answer.text, at: row.answer.answeredAt.toISOString() } : null,
  };
}

/** What a layer shows of the piece that carries it. */
export interface LayerLead {
  contributor: string;
  confidence: number;
  hash: string;
  createdAt: Date;
}

/** What a layer shows of this piece, without saying whose report it came from. */
export const presentLead = (
  {
    origin,
    confidence,
    hash,
    createdAt,
  }: Pick<ContributionRow, 'origin' | 'confidence' | 'hash' | 'createdAt'>,
  displayName: string,
): LayerLead => ({ contributor: origin === 'report' ? VICTIM : displayName, confidence, hash, createdAt });

/** A layer with the piece that carries it and how many pieces it has. */
export function presentLayer(row: LayerRow, lead: LayerLead | null, pieces: number): PuzzleLayer {
  const { name, description, question } = anatomyLayer(row.layer);
  return {
    layer: row.layer,
    name,
    description,
    question,
    status: row.status,
    contributor: lead?.contributor ?? null,
    confidence: lead?.confidence ?? null,
    blockchainHash: lead?.hash ?? null,
    timestamp: lead?.createdAt.toISOString() ?? null,
    version: row.version,
    pieces,
  };
}

/** The row of a layer nobody has touched yet. */
export const untouchedLayer = (clusterId: string, layer: number): LayerRow => ({
  clusterId,
  layer,
  status: 'missing',
  version: 0,
  leadContributionId: null,
  updatedAt: null,
});

/** A running claim with its holder. */
export function presentClaim(row: ClaimRow, names: Names): Claim {
  return {
    id: row.id,
    layer: row.layer,
    holder: presentPerson(names, row.holderId),
    expiresAt: row.expiresAt.toISOString(),
    takeoverRequestedBy: row.takeoverRequestedBy ? presentPerson(names, row.takeoverRequestedBy) : null,
    takeoverRequestedAt: row.takeoverRequestedAt?.toISOString() ?? null,
  };
}
