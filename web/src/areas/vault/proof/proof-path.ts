import type { Attestation } from '@fap/shared/vault/opentimestamps/attestation.ts';
import type { HashName, Operation } from '@fap/shared/vault/opentimestamps/operation.ts';
import type { Branch, Timestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';

/** A step of a proof: bytes put beside the message, or a hash taken of it, or both. */
export interface PathStep {
  /** What is done with the message, in words; null when it is only hashed. */
  change: string | null;
  /** On which side of the message bytes are put; null when none are. */
  side: 'before' | 'after' | null;
  /** By which function the outcome is hashed; null when it is not. */
  hash: string | null;
  /** What the step makes of the message. */
  message: Uint8Array;
}

/** A stretch of a proof without a fork: its steps, who attests what they lead to, and how it goes on from there. */
export interface PathStretch {
  steps: PathStep[];
  message: Uint8Array;
  attestations: readonly Attestation[];
  branches: PathStretch[];
}

/** Names of the hash functions a proof may use. */
export const HASH_WORDS: Readonly<Record<HashName, string>> = {
  sha1: 'SHA-1',
  ripemd160: 'RIPEMD-160',
  sha256: 'SHA-256',
  keccak256: 'Keccak-256',
};

/** The tree of a proof as stretches that can be drawn one below the other. */
export function pathOf(timestamp: Timestamp): PathStretch {
  const steps: PathStep[] = [];
  let at = timestamp;
  for (let onward = onlyWay(at); onward; onward = onlyWay(at)) at = addStep(steps, onward);
  const { message, attestations, branches } = at;
  const beyond = branches.map((branch) => {
    const first: PathStep[] = [];
    const stretch = pathOf(addStep(first, branch));
    return { ...stretch, steps: [...first, ...stretch.steps] };
  });
  return { steps, message, attestations, branches: beyond };
}

/** Steps of a stretch and of everything beyond it. */
export const countSteps = ({ steps, branches }: PathStretch): number =>
  branches.reduce((sum, branch) => sum + countSteps(branch), steps.length);

const onlyWay = ({ attestations, branches }: Timestamp): Branch | null =>
  attestations.length === 0 && branches.length === 1 ? (branches[0] ?? null) : null;

/** Takes a step, and with it the hash that follows on bytes put beside the message: together they climb one level. */
function addStep(steps: PathStep[], { operation, next }: Branch): Timestamp {
  const onward = onlyWay(next);
  const hash = onward && 'operand' in operation ? hashOf(onward.operation) : null;
  const end = onward && hash ? onward.next : next;
  steps.push({
    change: changeOf(operation),
    side: sideOf(operation),
    hash: hash ?? hashOf(operation),
    message: end.message,
  });
  return end;
}

function hashOf({ kind }: Operation): string | null {
  return kind in HASH_WORDS ? HASH_WORDS[kind as HashName] : null;
}

function sideOf({ kind }: Operation): PathStep['side'] {
  if (kind === 'append') return 'after';
  return kind === 'prepend' ? 'before' : null;
}

function changeOf(operation: Operation): string | null {
  switch (operation.kind) {
    case 'append':
      return `Append ${inBytes(operation.operand)}`;
    case 'prepend':
      return `Prepend ${inBytes(operation.operand)}`;
    case 'reverse':
      return 'Turn the bytes around';
    case 'hexlify':
      return 'Write it in hexadecimal digits';
    default:
      return null;
  }
}

const inBytes = ({ length }: Uint8Array): string => (length === 1 ? '1 byte' : `${length} bytes`);
