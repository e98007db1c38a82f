import { t } from '@fap/shared/kernel/words.ts';
import { bytesToHex } from '@noble/hashes/utils.js';
import { type Chain, MAX_BLOCKS, type ProofOutcome } from './constants.ts';
import { explorerHex } from './explorer-hex.ts';
import type { ProofFile } from './opentimestamps/proof-file.ts';
import { type Attested, listAttested } from './opentimestamps/timestamp.ts';
import { compareBytes } from './opentimestamps/write-bytes.ts';

/** A block header, as explorers print it. */
export interface BlockHeader {
  chain: Chain;
  height: number;
  hash: string;
  /** Hexadecimal, in the reversed order of explorers. */
  merkleRoot: string;
  /** When the block was found, as ISO 8601. */
  time: string;
}

/** The blocks of one height by chain; null for a chain that did not answer. */
export type BlocksAtHeight = readonly (BlockHeader | null)[];

/** An attestation and its verdict. */
export interface JudgedAttestation {
  type: 'bitcoin' | 'pending' | 'unknown';
  height?: number;
  /** The block's time, when its header is the one the proof leads to. */
  time?: string;
  chain?: Chain;
  calendar?: string;
}

export interface ProofVerdict {
  valid: boolean;
  /** The same in a word: a proof that is not valid may be wrong, early, or impossible to judge here and now. */
  outcome: ProofOutcome;
  /** Of the file, by the proof's hash function, in hexadecimal. */
  digest: string;
  attestations: JudgedAttestation[];
  /** Why it is not valid, or what to know when it is, in a sentence or two. */
  reason?: string;
}

/** Heights whose blocks a proof names, each once and at most MAX_BLOCKS. */
export function heightsOf({ timestamp }: Pick<ProofFile, 'timestamp'>): number[] {
  const heights = listAttested(timestamp).flatMap(({ attestation }) =>
    attestation.type === 'bitcoin' ? [attestation.height] : [],
  );
  return [...new Set(heights)].slice(0, MAX_BLOCKS);
}

/** Whether a proof is about a file with this digest. */
export const isProofOf = ({ timestamp }: ProofFile, fileDigest: Uint8Array): boolean =>
  compareBytes(timestamp.message, fileDigest) === 0;

/**
 * Judges a proof: valid when it is the file's and one of its Bitcoin attestations leads to the Merkle root that the
 * header of that block has.
 */
export function judgeProof(
  proof: ProofFile,
  fileDigest: Uint8Array,
  blocks: ReadonlyMap<number, BlocksAtHeight>,
): ProofVerdict {
  const digest = bytesToHex(fileDigest);
  const attested = listAttested(proof.timestamp);
  const attestations = attested.map((item) => judge(item, blocks));
  if (!isProofOf(proof, fileDigest)) {
    const reason = t`This is the proof of another file, whose ${HASH_LABELS[proof.hashName]} is ${bytesToHex(proof.timestamp.message)}.`;
    return {
      valid: false,
      outcome: 'invalid',
      digest,
      attestations: attestations.map(withoutBlock),
      reason,
    };
  }
  const proven = attestations.filter(({ time }) => time !== undefined);
  // A Bitcoin attestation needs no caution because of a development one.
  const best = proven.find(({ chain }) => chain === 'bitcoin') ?? proven[0];
  if (!best) return { valid: false, digest, attestations, ...whyNot(proof, attestations, blocks) };
  const caution = cautionOf(proof, best);
  return { valid: true, outcome: 'valid', digest, attestations, ...(caution ? { reason: caution } : {}) };
}

const HASH_LABELS = { sha1: 'SHA-1', ripemd160: 'RIPEMD-160', sha256: 'SHA-256', keccak256: 'Keccak-256' };

function judge(
  { attestation, message }: Attested,
  blocks: ReadonlyMap<number, BlocksAtHeight>,
): JudgedAttestation {
  if (attestation.type === 'pending') return { type: 'pending', calendar: attestation.calendar };
  if (attestation.type === 'unknown') return { type: 'unknown' };
  const { height } = attestation;
  const block = blockWithRoot(blocks.get(height), message);
  return { type: 'bitcoin', height, ...(block ? { time: block.time, chain: block.chain } : {}) };
}

/** The block whose header has the Merkle root that a message is, the bytes in their own order. */
export function blockWithRoot(
  blocks: BlocksAtHeight | undefined,
  message: Uint8Array,
): BlockHeader | undefined {
  const root = explorerHex(message);
  return blocks?.find((block) => block?.merkleRoot === root) ?? undefined;
}

/** Why no block of a height has the proof's root. */
export function explainMissingBlock(blocks: BlocksAtHeight | undefined): 'unread' | 'foreign' | 'absent' {
  if (blocks === undefined || blocks.includes(null)) return 'unread';
  return blocks.length > 0 ? 'foreign' : 'absent';
}

/** An attestation counts only for the file of its proof. */
function withoutBlock({ type, height, calendar }: JudgedAttestation): JudgedAttestation {
  return {
    type,
    ...(height === undefined ? {} : { height }),
    ...(calendar === undefined ? {} : { calendar }),
  };
}

function whyNot(
  proof: ProofFile,
  attestations: readonly JudgedAttestation[],
  blocks: ReadonlyMap<number, BlocksAtHeight>,
): Pick<ProofVerdict, 'outcome' | 'reason'> {
  const named = attestations.flatMap(({ height }) => height ?? []);
  const heights = heightsOf(proof);
  const find = (why: ReturnType<typeof explainMissingBlock>) =>
    heights.find((height) => explainMissingBlock(blocks.get(height)) === why);
  const [unread, foreign, absent] = [find('unread'), find('foreign'), find('absent')];
  const is = (outcome: ProofOutcome, reason: string) => ({ outcome, reason });
  if (unread !== undefined)
    return is(
      'unchecked',
      t`The header of block ${unread} could not be read just now, so that nothing can be said about it. Please try again.`,
    );
  if (named.some((height) => !heights.includes(height)))
    return is(
      'unchecked',
      t`The proof names more than ${MAX_BLOCKS} blocks, and leads to none of the ${MAX_BLOCKS} that are looked up.`,
    );
  if (foreign !== undefined)
    return is(
      'invalid',
      t`The proof does not lead to block ${foreign}: the Merkle root in that block's header is another one.`,
    );
  // It may be on another chain than a demo's, or so new that the explorer does not have it.
  if (absent !== undefined)
    return is('unchecked', t`There is no block ${absent} on the chain that is asked here.`);
  const pending = attestations.find(({ type }) => type === 'pending');
  if (pending)
    return is(
      'incomplete',
      t`The proof is not complete yet: ${pending.calendar} has taken the fingerprint, but no Bitcoin block holds it so far as this proof tells.`,
    );
  return is('unchecked', t`No attestation in this proof is of a kind that can be checked here.`);
}

function cautionOf({ hashName }: ProofFile, { chain }: JudgedAttestation): string | null {
  const cautions = [
    chain === 'development'
      ? t`This was attested by the development chain of a demo, which proves nothing to others.`
      : null,
    hashName === 'sha1'
      ? t`The proof names the file by SHA-1, for which two different files can be made that have the same one.`
      : null,
  ].filter((caution) => caution !== null);
  return cautions.length > 0 ? cautions.join(' ') : null;
}
