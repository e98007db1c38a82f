import { t } from '@fap/shared/kernel/words.ts';
import type { AnchorState } from '@fap/shared/vault/constants.ts';
import {
  type BlockHeader,
  type BlocksAtHeight,
  blockWithRoot,
  explainMissingBlock,
} from '@fap/shared/vault/judge-proof.ts';
import { listAttested, type Timestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';

/** The judgement of a batch by its timestamp and the headers of the blocks that the timestamp names. */
export interface BatchJudgement {
  state: AnchorState;
  failedReason: string | null;
  /** The block that attests it, or that an attestation names. */
  height: number | null;
  block: BlockHeader | null;
  /** Abandoned: its digests need another stamp. */
  isGivenUp: boolean;
}

/** Public calendars need hours, or a day when fees are high; after this many days the batch is abandoned. */
const PATIENCE_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Judges a batch some time after a calendar took it: `verified` by the earliest block whose header has the Merkle root its
 * timestamp leads to; `anchored` while a header it names is not there to compare; `failed` when headers say something
 * else, or nothing came within a week. What failed is given up after that week, not before: a chain may have been
 * told wrongly for a while.
 */
export function judgeBatch(
  timestamp: Timestamp,
  blocks: ReadonlyMap<number, BlocksAtHeight>,
  waitedMs: number,
): BatchJudgement {
  const attested = listAttested(timestamp);
  const claims = attested
    .flatMap(({ attestation, message }) =>
      attestation.type === 'bitcoin' ? [{ height: attestation.height, message }] : [],
    )
    .sort((a, b) => a.height - b.height);
  const isOverdue = waitedMs > PATIENCE_DAYS * DAY_MS;
  const is = (state: AnchorState, judgement: Partial<BatchJudgement> = {}): BatchJudgement => ({
    state,
    failedReason: null,
    height: null,
    block: null,
    isGivenUp: false,
    ...judgement,
  });

  for (const { height, message } of claims) {
    const block = blockWithRoot(blocks.get(height), message);
    if (block) return is('verified', { height, block });
  }
  const missing = claims.map(({ height }) => ({ height, why: explainMissingBlock(blocks.get(height)) }));
  const unread = missing.find(({ why }) => why === 'unread');
  // The explorer is unreachable, but the proof is complete.
  if (unread) return is('anchored', { height: unread.height });
  const absent = missing.find(({ why }) => why === 'absent');
  // A block our explorer may not have yet.
  if (absent && !isOverdue) return is('anchored', { height: absent.height });
  const [refuted] = missing;
  if (refuted) return is('failed', { failedReason: refutation(refuted), isGivenUp: isOverdue });
  const isPromised = attested.some(({ attestation }) => attestation.type === 'pending');
  if (isPromised && !isOverdue) return is('processing');
  return is('failed', {
    failedReason: t`No calendar has put it into a block within ${PATIENCE_DAYS} days.`,
    isGivenUp: true,
  });
}

const refutation = ({ height, why }: { height: number; why: string }): string =>
  why === 'foreign'
    ? t`The calendar names block ${height}, but that block's header has another Merkle root.`
    : t`The calendar names block ${height}, which is on no chain that is asked here.`;
