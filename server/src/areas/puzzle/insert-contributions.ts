import { canonicalJson, sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import type { ContributionType } from '@fap/shared/puzzle/constants.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import type { ContributionRow } from './presenter.ts';

/** SHA-256 of the canonical contribution. */
export const hashPiece = ({
  id,
  clusterId,
  layer,
  authorId,
  content,
  type,
  evidenceId,
  createdAt,
}: Pick<ContributionRow, HashedField>): string =>
  sha256Hex(
    canonicalJson({
      id,
      clusterId,
      layer,
      authorId,
      content,
      type,
      evidenceId,
      createdAt: createdAt.toISOString(),
    }),
  );
type HashedField =
  | 'id'
  | 'clusterId'
  | 'layer'
  | 'authorId'
  | 'content'
  | 'type'
  | 'evidenceId'
  | 'createdAt';

export interface NewContribution {
  clusterId: string;
  layer: number;
  authorId: string;
  content: string;
  type: ContributionType;
  evidenceId?: string | undefined;
  confidence: number;
  /** Accounts that are told of it. */
  mentions?: string[] | undefined;
  origin: 'agent' | 'report';
  idempotencyKey?: string | undefined;
  /** SHA-256 of what came with the key. */
  payloadHash?: string | null;
}

/**
 * Writes pieces with their hashes; the caller settles the layers and records the audit row. Left out is a piece whose author
 * has used its idempotency key already, however recently.
 */
export async function insertContributions(
  tx: TxCtx,
  inputs: readonly NewContribution[],
): Promise<ContributionRow[]> {
  const createdAt = tx.clock.now();
  const rows = inputs.map(({ clusterId, layer, authorId, content, type, ...rest }) => {
    const id = tx.ids.next('piece');
    const evidenceId = rest.evidenceId ?? null;
    const hashed = { id, clusterId, layer, authorId, content, type, evidenceId };
    // The hash is public, so for a victim's report it must not reveal the victim.
    const author = rest.origin === 'report' ? 'victim' : authorId;
    const hash = hashPiece({ ...hashed, authorId: author, createdAt });
    const { confidence, mentions = [], origin, idempotencyKey = null, payloadHash = null } = rest;
    return { ...hashed, confidence, mentions, origin, hash, idempotencyKey, payloadHash, createdAt };
  });
  return tx.db
    .insert(contribution)
    .values(rows)
    .onConflictDoNothing({ target: [contribution.authorId, contribution.idempotencyKey] })
    .returning();
}
