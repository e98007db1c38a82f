import type { Attestation } from '@fap/shared/vault/opentimestamps/attestation.ts';
import type { HashName, Operation } from '@fap/shared/vault/opentimestamps/operation.ts';
import type { Branch, Timestamp } from '@fap/shared/vault/opentimestamps/timestamp.ts';
import { plural, t } from '@lingui/core/macro';
import { HASH_WORDS } from './hash-words.ts';

/** A step of a proof: bytes are added to the message, or it is hashed, or both. */
export interface PathStep {
  /** The change to the message in words; null when it is only hashed. */
  change: string | null;
  /** The side of the message where bytes are added; null when none are. */
  side: 'before' | 'after' | null;
  /** The name of the hash function; null when the step does not hash. */
  hash: string | null;
  /** The message after the step. */
  message: Uint8Array;
}

/** A part of a proof without a fork: its steps, the attestations of its last message, and the parts that follow. */
export interface PathStretch {
  steps: PathStep[];
  message: Uint8Array;
  attestations: readonly Attestation[];
  branches: PathStretch[];
}

/** Turns the tree of a proof into stretches that can be drawn one below the other. */
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

/** Counts the steps of a stretch and of all that follow it. */
export const countSteps = ({ steps, branches }: PathStretch): number =>
  branches.reduce((sum, branch) => sum + countSteps(branch), steps.length);

const onlyWay = ({ attestations, branches }: Timestamp): Branch | null =>
  attestations.length === 0 && branches.length === 1 ? (branches[0] ?? null) : null;

/** Adds one step. Added bytes and the hash after them count as one, because together they climb one level of the tree. */
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
      return t`Append ${inBytes(operation.operand)}`;
    case 'prepend':
      return t`Prepend ${inBytes(operation.operand)}`;
    case 'reverse':
      return t`Reverse the bytes`;
    case 'hexlify':
      return t`Write it as hexadecimal digits`;
    default:
      return null;
  }
}

const inBytes = ({ length }: Uint8Array): string => plural(length, { one: '# byte', other: '# bytes' });
