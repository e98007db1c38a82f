import type { AnchorState } from '@fap/shared/vault/constants.ts';
import type { BlockHeader, BlocksAtHeight } from '@fap/shared/vault/judge-proof.ts';
import { listAttested, type Timestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { explorerHex } from '../development-chain/block.ts';

/** Where a batch stands by its timestamp and the block headers its timestamp names. */
export interface BatchStanding {
  state: AnchorState;
  failedReason: string | null;
  /** The block that attests it, or is said to. */
  height: number | null;
  block: BlockHeader | null;
  /** Whether something may still come of it. */
  isOpen: boolean;
}

/** A public calendar needs hours, a day when fees are high; after so many days something is wrong. */
const PATIENCE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

interface Claim {
  height: number;
  root: string;
}

/**
 * Judges a batch: `verified` by the earliest block whose header has the Merkle root its timestamp leads to, `anchored`
 * while that header is not there to compare, `failed` when headers say something else or nothing came within a week.
 */
export function judgeBatch(
  timestamp: Timestamp,
  blocks: ReadonlyMap<number, BlocksAtHeight>,
  ageMs: number,
): BatchStanding {
  const attested = listAttested(timestamp);
  const claims = attested
    .flatMap(({ attestation, message }): Claim[] =>
      attestation.type === 'bitcoin' ? [{ height: attestation.height, root: explorerHex(message) }] : [],
    )
    .sort((a, b) => a.height - b.height);
  const isPromised = attested.some(({ attestation }) => attestation.type === 'pending');

  for (const { height, root } of claims) {
    const block = blocks.get(height)?.find(({ merkleRoot }) => merkleRoot === root);
    if (block) return { state: 'verified', failedReason: null, height, block, isOpen: false };
  }
  const isOverdue = ageMs > PATIENCE_DAYS * DAY_MS;
  // A header that could not be read, or a block our explorer does not have yet.
  const unread = claims.find(({ height }) => !blocks.get(height)?.length);
  if (unread && !isOverdue)
    return { state: 'anchored', failedReason: null, height: unread.height, block: null, isOpen: true };
  const [claim] = claims;
  if (claim) return failed(refutation(claim, blocks), isPromised);
  if (isOverdue)
    return failed(`No calendar has put it into a block within ${PATIENCE_DAYS} days.`, isPromised);
  return { state: 'processing', failedReason: null, height: null, block: null, isOpen: isPromised };
}

const failed = (failedReason: string, isOpen: boolean): BatchStanding => ({
  state: 'failed',
  failedReason,
  height: null,
  block: null,
  isOpen,
});

const refutation = ({ height }: Claim, blocks: ReadonlyMap<number, BlocksAtHeight>): string =>
  blocks.get(height)?.length
    ? `The calendar names block ${height}, but that block's header has another Merkle root.`
    : `The calendar names block ${height}, whose header could not be read within ${PATIENCE_DAYS} days.`;
