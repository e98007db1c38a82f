import { MAX_PROOF_BYTES } from '@fap/shared/vault/opentimestamps/proof-file.ts';
import { ProofFormatError } from '@fap/shared/vault/opentimestamps/proof-format-error.ts';
import {
  parseTimestamp,
  type Timestamp,
  writeTimestamp,
} from '@fap/shared/vault/opentimestamps/timestamp.ts';

/** 32 bytes appended, then SHA-256, as the format writes them: a level of a tree. */
const LEVEL = Buffer.concat([Buffer.from('f020', 'hex'), Buffer.alloc(32), Buffer.from('08', 'hex')]);
/** The path of an evidence item to its batch's root is shorter: its nonce, and nine levels. */
const LEVELS = 12;

/**
 * Whether an evidence item's proof that ends in this timestamp can be read again: calendars may answer what is fine by itself
 * and too deep, or too much, behind a path.
 */
export function isReadable(timestamp: Timestamp): boolean {
  const bytes = Buffer.concat([...Array.from({ length: LEVELS }, () => LEVEL), writeTimestamp(timestamp)]);
  if (bytes.length > MAX_PROOF_BYTES / 2) return false;
  try {
    parseTimestamp(timestamp.message, bytes);
    return true;
  } catch (error) {
    if (error instanceof ProofFormatError) return false;
    throw error;
  }
}
